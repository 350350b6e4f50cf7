import { COUNTING_RATIO, FIGURES } from './specification.ts'
import { expect, type Page } from './test.ts'

declare global {
  interface Window {
    /** What each counter of a section showed, and when. */
    counted: { place: number; text: string; ms: number }[]
  }
}

/** Records every change of a section's counters from the start. */
export const watchCounters = (page: Page, section: string) =>
  page.addInitScript(
    ([id, labels]) => {
      window.counted = []
      addEventListener('DOMContentLoaded', () => {
        const items = [...document.querySelectorAll(`#${id} li`)]
        for (const [place, label] of labels.entries()) {
          const item = items.find(({ textContent }) => textContent.includes(label))!
          const read = () => {
            const text = /[\d.,]+\D*$/.exec(item.textContent.replaceAll(label, '').trim())![0]
            window.counted.push({ place, text, ms: performance.now() })
          }
          new MutationObserver(read).observe(item, {
            characterData: true,
            childList: true,
            subtree: true,
          })
        }
      })
    },
    [section, FIGURES.map(({ label }) => label)] as const,
  )

/** Every change that was recorded. */
export const countedChanges = (page: Page) => page.evaluate(() => window.counted)

/** The last text of each counter. */
export const lastCounted = (page: Page) =>
  page.evaluate(() =>
    [0, 1, 2].map((place) => window.counted.findLast((change) => change.place === place)?.text),
  )

/** Scrolls until a ratio of #about is visible, and waits until its observers have been notified. */
export const showRatio = (page: Page, ratio: number) =>
  page.evaluate(async (wanted) => {
    const section = document.getElementById('about')!
    const { top, height } = section.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height * wanted - innerHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise((told) => new IntersectionObserver(told).observe(section))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, ratio)

/** The ratio at which counting starts: a quarter, or as much as fits in the viewport. */
export const startingRatio = (page: Page) =>
  page.evaluate(
    (ratio) => Math.min(ratio, (innerHeight - 1) / document.getElementById('about')!.offsetHeight),
    COUNTING_RATIO,
  )

/** What a text of digits, K+ or M+ stands for. */
export const valueOf = (text: string) =>
  Number.parseFloat(text) * (text.includes('M') ? 1e6 : text.includes('K') ? 1e3 : 1)

/** Expects all three counters below the bar and within the viewport. */
export async function expectCountersInView(page: Page) {
  const bar = (await page.getByRole('banner').boundingBox())!
  for (const { label } of FIGURES) {
    const counter = page.locator('#about').getByRole('listitem').filter({ hasText: label })
    await expect(counter).toBeInViewport({ ratio: 1 })
    expect((await counter.boundingBox())!.y).toBeGreaterThanOrEqual(bar.height)
  }
}
