import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './test.ts'
import { readToTheEnd, visit } from './visit.ts'

const WATCHED_MS = 20_000

test.use({ hasFilm: true })

/** How many timers and animation frames are asked for while this much time goes by. */
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

/** How many of the animations in a carousel run. */
const runningTimers = (carousel: Locator) =>
  carousel.evaluate(
    (root) =>
      root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  )

declare global {
  interface Window {
    calls: number
  }
}

test('slides keep time in the viewport, and nothing does at the footer', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await readToTheEnd(page)
  await page.clock.runFor(WATCHED_MS)

  const carousel = page.locator('[aria-roledescription=carousel]')
  await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(carousel).toBeInViewport()
  await expect.poll(() => runningTimers(carousel)).toBe(1)

  await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.scrollIntoView({ behavior: 'instant', block: 'end' }))
  await expect(carousel).not.toBeInViewport()
  await expect.poll(() => runningTimers(carousel)).toBe(0)
  await expect.poll(() => callsIn(page, WATCHED_MS)).toBe(0)
})
