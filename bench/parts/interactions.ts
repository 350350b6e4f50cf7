import type { Browser, Locator, Page } from 'playwright'
import {
  CPU_SLOWDOWN,
  inBrowser,
  inWindow,
  untilHydrated,
  WINDOWS,
  type WindowName,
} from '../browser.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'
import { median, upperQuartile } from '../statistics.ts'

/** A finger or a mouse button is down for about so long. */
const PRESSED_MS = 80
/** Longer than any event of the page takes to be reported. */
const REPORTED_MS = 500

interface Interaction {
  path: string
  /** Brings what is pressed into view and answers it; pressing it is what counts. */
  act: (page: Page) => Promise<void>
}

const press = (target: Locator) => target.click({ delay: PRESSED_MS })

const INTERACTIONS: Record<string, Interaction> = {
  menu: {
    path: '/',
    act: (page) => press(page.getByRole('button', { name: /^(services|menu)$/i })),
  },
  service: {
    path: '/services',
    act: (page) => press(page.locator('a[href="#crew"]:visible').first()),
  },
  slide: { path: '/about', act: (page) => press(page.getByRole('button', { name: /next/i })) },
  'form, sent empty': {
    path: '/contact',
    act: (page) => press(page.getByRole('button', { name: /send/i })),
  },
  'form, typing': {
    path: '/contact',
    act: (page) => page.getByRole('textbox', { name: /message/i }).pressSequentially('Rates'),
  },
}

/**
 * From a press to the next frame, with a slow processor: the longest event of each interaction. What
 * counts is the upper quartile of the visits, as in https://web.dev/articles/inp.
 */
export function interactions({ siteUrl }: Served, rounds: number): Promise<Row[]> {
  return inBrowser(async (browser) => {
    const rows: Row[] = []
    for (const name of Object.keys(WINDOWS) as WindowName[]) {
      for (const [what, interaction] of Object.entries(INTERACTIONS)) {
        const times: number[] = []
        for (let round = 0; round < rounds; round += 1)
          times.push(await timeOf(browser, name, siteUrl, interaction))
        rows.push({
          part: 'interactions',
          where: `${name} ${what}`,
          values: {
            medianMs: median(times),
            upperQuartileMs: upperQuartile(times),
            worstMs: Math.max(...times),
          },
        })
      }
    }
    return rows
  })
}

const timeOf = (browser: Browser, name: WindowName, siteUrl: string, { path, act }: Interaction) =>
  inWindow(browser, name, async ({ page, devTools }) => {
    await page.goto(siteUrl + path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(watchEvents)
    await act(page)
    await page.waitForTimeout(REPORTED_MS)
    return page.evaluate(() => Math.max(...window.eventTimes))
  })

declare global {
  interface Window {
    eventTimes: number[]
  }
}

/** Runs in the page. The browser reports events in steps of 8 ms, and none below 16 ms. */
function watchEvents() {
  window.eventTimes = [0]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) window.eventTimes.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
