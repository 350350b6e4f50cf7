import {
  bringCarouselIntoView,
  carousel,
  carouselButton,
  expectSlide,
  runningTimer,
} from './carousel.ts'
import { about } from './content.ts'
import {
  countedChanges,
  expectCountersInView,
  showRatio,
  startingRatio,
  watchCounters,
} from './counters.ts'
import { SLIDE_TITLES } from './specification.ts'
import { expect, test } from './test.ts'
import { hold, readToTheEnd, visit } from './page-helpers.ts'

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 540],
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`counters at ${width} × ${height}: are in the viewport when they start`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await watchCounters(page, 'about')
    await visit(page, '/')
    const ratio = await startingRatio(page)
    await showRatio(page, ratio - 0.015)
    expect(await countedChanges(page)).toEqual([])
    await showRatio(page, ratio + 0.01)
    await expect.poll(async () => (await countedChanges(page)).length).toBeGreaterThan(0)
    await expectCountersInView(page)
  })

const WATCHED_MS = 20_000

test('carousel: clicks before hydration take effect once each, in order', async ({ page }) => {
  const { pause, play, next, previous } = about.carousel
  const release = await hold(page, '**/*.js')
  await page.goto('/about')
  for (const name of [pause, next, next, next, pause, SLIDE_TITLES[1]!, previous, previous, pause])
    await carouselButton(page, name).click()
  release()
  await expectSlide(page, 3)
  await expect(carouselButton(page, play)).toBeVisible()
})

test('carousel: a click takes effect although its script failed to load at first', async ({
  page,
}) => {
  await page.route('**/carousel.*.js', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  await carouselButton(page, about.carousel.previous).click()
  await expectSlide(page, 3)
})

test.describe('with the film', () => {
  test.use({ hasFilm: true })

  test('slides keep time in the viewport, and nothing runs at the footer', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')
    const calls = await page.evaluateHandle(() => {
      const calls = { count: 0 }
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
        const real = window[name] as (...args: unknown[]) => number
        Object.assign(window, { [name]: (...args: unknown[]) => (calls.count++, real(...args)) })
      }
      return calls
    })
    /** How many timers and animation frames the page asks for while it is watched. */
    const newCalls = async () => {
      const before = await calls.evaluate(({ count }) => count)
      await page.clock.runFor(WATCHED_MS)
      return (await calls.evaluate(({ count }) => count)) - before
    }
    await readToTheEnd(page)
    await page.clock.runFor(WATCHED_MS)

    await bringCarouselIntoView(page)
    await expect.poll(() => runningTimer(page)).toBeDefined()

    await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.scrollIntoView({ behavior: 'instant', block: 'end' }))
    await expect(carousel(page)).not.toBeInViewport()
    await expect.poll(() => runningTimer(page)).toBeUndefined()
    await expect.poll(newCalls).toBe(0)
  })
})
