import { chromium, devices, type Browser, type CDPSession, type Page } from 'playwright'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { untilQuiet } from './quiet.ts'

/** Windows that are measured: Lighthouse's phone, and a laptop. */
export const WINDOWS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const
export type WindowName = keyof typeof WINDOWS

/** How many times slower than this machine a visitor's phone is taken to be. */
export const CPU_SLOWDOWN = 4

export interface Visit {
  page: Page
  devTools: CDPSession
}

/** Runs `measure` in a browser of its own, which is closed after it. */
export async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Opens an empty page with nothing in its cache once the machine is quiet, hands it to `measure`, and closes it. */
export async function inWindow<Result>(
  browser: Browser,
  name: WindowName,
  measure: (visit: Visit) => Promise<Result>,
) {
  await untilQuiet()
  const context = await browser.newContext({ ...WINDOWS[name], ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    return await measure({ page, devTools: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

/** Waits until React has taken over every part of the page that it will. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)

export interface TraceEvent {
  name: string
  /** µs */
  ts: number
  dur?: number
  /** For how much of it the processor was at work. */
  tdur?: number
  pid: number
  tid: number
  args: { data?: { type?: string } }
}

/** The browser's own record of everything it does while `act` runs. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>) {
  const categories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
  ]
  await browser.startTracing(page, { categories })
  await act()
  const trace = (await browser.stopTracing()).toString()
  return (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents
}
