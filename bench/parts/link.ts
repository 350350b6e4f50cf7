import type { Browser } from 'playwright'
import { besideReference } from '../beside-reference.ts'
import { inBrowser, inWindow } from '../browser.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'
import { openLink, type Link } from '../shaped-link.ts'

/** A slow 4G line, the one that Lighthouse simulates. */
const SLOW_4G: Link = { roundTripMs: 150, downKilobitsPerS: 1600, upKilobitsPerS: 750 }
/** After load; a film that painted the largest picture anew would be there by then. */
const WATCHED_MS = 4000

type Values = Record<string, number>

/** The same pages over a line that really is slow, without any simulation, each with an empty cache. */
export const link = (served: Served, rounds: number): Promise<Row[]> =>
  inBrowser((browser) =>
    besideReference(served, { part: 'slow line', preset: 'phone', rounds }, (url) =>
      open(browser, url),
    ),
  )

/** On a line of its own, so that a film which the page before had asked for takes none of it. */
async function open(browser: Browser, url: string): Promise<Values> {
  const slow = new URL(url)
  const line = await openLink(Number(slow.port), SLOW_4G)
  slow.port = String(line.port)
  const values = await inWindow(browser, 'phone', async ({ page }) => {
    await page.addInitScript(watchPaints)
    await page.goto(slow.href)
    await page.waitForTimeout(WATCHED_MS)
    return page.evaluate(readPaints)
  })
  line.close()
  return values
}

interface Watched {
  lcpMs: number
  shift: number
}
declare global {
  interface Window {
    watched: Watched
  }
}

function watchPaints() {
  const watched: Watched = { lcpMs: Number.NaN, shift: 0 }
  window.watched = watched
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcpMs = startTime))
  observe(
    'layout-shift',
    (entry) => (watched.shift += (entry as PerformanceEntry & { value: number }).value),
  )
}

/** Runs in the page. Sizes as they came over the wire, in KB of 1000 bytes. */
function readPaints(): Record<string, number> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string
  })[]
  const early = resources.filter(({ startTime }) => startTime < navigation!.loadEventStart)
  const isFilm = (name: string) => name.endsWith('.mp4')
  const bytes = [navigation!, ...early.filter(({ name }) => !isFilm(name))].reduce(
    (sum, { transferSize }) => sum + transferSize,
    0,
  )
  return {
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcpMs: window.watched.lcpMs,
    loadMs: navigation!.loadEventStart,
    cls: window.watched.shift,
    firstViewKB: bytes / 1000,
    blockingRequests: resources.filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    scriptsBeforeLoad: early.filter(({ name }) => name.endsWith('.js')).length,
    filmsBeforeLoad: early.filter(({ name }) => isFilm(name)).length,
  }
}
