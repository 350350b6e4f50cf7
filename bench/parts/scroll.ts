import type { Browser } from 'playwright'
import {
  CPU_SLOWDOWN,
  inBrowser,
  inWindow,
  traced,
  untilHydrated,
  WINDOWS,
  type WindowName,
} from '../browser.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'
import { gaps, medians, shareOver } from '../statistics.ts'

const PX_PER_S = 1600
/** A frame that takes longer falls below 55 a second. */
const LATE_FRAME_MS = 1000 / 55

/**
 * Scrolls the whole landing page with a slow processor, and the reference made just as long, which
 * shows what this machine can draw at all.
 */
export function scroll({ siteUrl, referenceUrl }: Served, rounds: number): Promise<Row[]> {
  return inBrowser(async (browser) => {
    const rows: Row[] = []
    for (const name of Object.keys(WINDOWS) as WindowName[]) {
      const site = []
      const bare = []
      for (let round = 0; round < rounds; round += 1) {
        const measured = await scrollThrough(browser, name, `${siteUrl}/`)
        site.push(measured)
        bare.push(await scrollThrough(browser, name, referenceUrl, measured.heightPx))
      }
      rows.push({ part: 'scroll', where: `${name} /`, values: medians(site) })
      rows.push({ part: 'scroll', where: `${name} reference`, values: medians(bare) })
    }
    return rows
  })
}

const scrollThrough = (browser: Browser, name: WindowName, url: string, heightPx?: number) =>
  inWindow(browser, name, async ({ page, devTools }) => {
    await page.goto(url)
    if (heightPx) await page.evaluate((px) => (document.body.style.height = `${px}px`), heightPx)
    await untilHydrated(page)
    const { width, height } = page.viewportSize()!
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const events = await traced(browser, page, async () => {
      await devTools.send('Input.synthesizeScrollGesture', {
        x: width / 2,
        y: height / 2,
        yDistance: height - pageHeight,
        speed: PX_PER_S,
        preventFling: true,
      })
    })
    const drawn = events.filter((event) => event.name === 'DrawFrame').map(({ ts }) => ts / 1000)
    const between = gaps(drawn)
    const tasks = events.filter((event) => event.name === 'RunTask')
    return {
      heightPx: pageHeight,
      frames: drawn.length,
      lateFramesPercent: shareOver(between, LATE_FRAME_MS) * 100,
      longestFrameMs: Math.max(...between),
      longestTaskMs: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
    }
  })
