import {
  bringCarouselIntoView,
  carousel,
  carouselButton,
  expectSlide,
  runningTimer,
} from './carousel.ts'
import { about } from './content.ts'
import { SLIDE_TITLES } from './specification.ts'
import { expect, test } from './test.ts'
import { hold, readToTheEnd, visit } from './page-helpers.ts'

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

test('chart: stays in view while the ship moves with the scroll, and the solid line ends at the ship', async ({
  page,
}) => {
  await visit(page, '/about')
  const course = page.locator('[data-sheet=arabian-sea]')
  const heights: number[] = []
  for (const top of [0, 250, 500]) {
    const { ship, end } = await course.evaluate(async (drawing, top) => {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const place = drawing.querySelector('g > svg > g')!.getBoundingClientRect()
      const line = drawing.querySelector('rect')!.getBoundingClientRect()
      return { ship: place.top + place.height / 2, end: line.top }
    }, top)
    await expect(course).toBeInViewport({ ratio: 0.9 })
    expect(Math.abs(end - ship), `at ${top} px`).toBeLessThan(8)
    heights.push(ship)
  }
  const [first = 0, second = 0, third = 0] = heights
  expect(second).toBeLessThan(first - 50)
  expect(third).toBeLessThan(second - 50)
})
