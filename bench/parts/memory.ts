import type { CDPSession, Page } from 'playwright'
import { inBrowser, inWindow, untilHydrated } from '../browser.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'

const MS_PER_MINUTE = 60_000
const KB = 1000

/**
 * What stays in memory when the landing page is scrolled through again and again while its slides
 * and film play, for some minutes of real time. The first time through does not count: pictures
 * and code that it needs are there to stay. Garbage is collected before each reading.
 */
export function memory({ siteUrl }: Served, minutes: number): Promise<Row[]> {
  return inBrowser((browser) =>
    inWindow(browser, 'laptop', async ({ page, devTools }) => {
      await page.goto(siteUrl)
      await untilHydrated(page)
      await devTools.send('Performance.enable')
      await scrollThrough(page)
      const before = await readMemory(devTools)
      const end = performance.now() + minutes * MS_PER_MINUTE
      let times = 0
      for (; performance.now() < end; times += 1) await scrollThrough(page)
      const after = await readMemory(devTools)
      return [
        {
          part: 'memory',
          where: `landing page, ${minutes} min`,
          values: {
            timesThrough: times,
            heapKB: before.heap / KB,
            heapGrowthKB: (after.heap - before.heap) / KB,
            nodeGrowth: after.nodes - before.nodes,
            listenerGrowth: after.listeners - before.listeners,
          },
        },
      ]
    }),
  )
}

/** Down and up, with a rest at the slides long enough for one to change. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += 120) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    document
      .querySelector('[aria-roledescription=carousel]')
      ?.scrollIntoView({ behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 6000))
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 1000))
  })
}

async function readMemory(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}
