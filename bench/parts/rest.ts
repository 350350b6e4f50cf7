import type { Browser, Page } from 'playwright'
import { inBrowser, inWindow, traced, untilHydrated, type TraceEvent } from '../browser.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'

/** Until arrivals, counts and the film's wait are over. */
const SETTLING_MS = 4000
/** Longer than a slide plays. */
const WATCHED_MS = 12_000

/** A browser without a screen never hides its tabs: the page is told so. */
const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const SITUATIONS: Record<string, { path: string; prepare: (page: Page) => Promise<void> }> = {
  'footer of the landing page': { path: '/', prepare: toTheEnd },
  'hidden tab': { path: '/', prepare: hideTab },
  'contact page': { path: '/contact', prepare: async () => {} },
  'services page': { path: '/services', prepare: async () => {} },
}

/** What the page does while nothing on the screen needs it: nothing, if all is well. */
export function rest({ siteUrl }: Served): Promise<Row[]> {
  return inBrowser(async (browser) => {
    const rows: Row[] = []
    for (const [where, { path, prepare }] of Object.entries(SITUATIONS))
      rows.push({ part: 'rest', where, values: await watch(browser, siteUrl + path, prepare) })
    return rows
  })
}

const watch = (browser: Browser, url: string, prepare: (page: Page) => Promise<void>) =>
  inWindow(browser, 'laptop', async ({ page }) => {
    await page.goto(url)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await prepare(page)
    await page.waitForTimeout(SETTLING_MS)
    const events = await traced(browser, page, () => page.waitForTimeout(WATCHED_MS))
    const count = (name: TraceEvent['name']) => events.filter((event) => event.name === name).length
    return {
      timers: count('TimerFire'),
      animationFrames: count('FireAnimationFrame'),
      layouts: count('Layout'),
      frames: count('DrawFrame'),
    }
  })

/** Shows everything once, and ends at the footer, where neither film nor slides can be seen. */
async function toTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
}
