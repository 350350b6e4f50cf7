import { bringCarouselIntoView, carousel, runningTimer } from './carousel.ts'
import { expect, test, type Page } from './test.ts'
import { readToTheEnd, visit } from './visit.ts'

const WATCHED_MS = 20_000

test.use({ hasFilm: true })

/** How many timers and animation frames the page asks for in this time. */
async function callsIn(page: Page, durationMs: number) {
  await page.evaluate(() => {
    window.calls = 0
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const real = window[name] as (...args: unknown[]) => number
      Object.assign(window, {
        [name]: (...args: unknown[]) => {
          window.calls += 1
          return real(...args)
        },
      })
    }
  })
  await page.clock.runFor(durationMs)
  return page.evaluate(() => window.calls)
}

declare global {
  interface Window {
    calls: number
  }
}

test('slides keep time in the viewport, and nothing runs at the footer', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await readToTheEnd(page)
  await page.clock.runFor(WATCHED_MS)

  await bringCarouselIntoView(page)
  await expect.poll(() => runningTimer(page)).toBeDefined()

  await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.scrollIntoView({ behavior: 'instant', block: 'end' }))
  await expect(carousel(page)).not.toBeInViewport()
  await expect.poll(() => runningTimer(page)).toBeUndefined()
  await expect.poll(() => callsIn(page, WATCHED_MS)).toBe(0)
})
