import { carouselButton, expectSlide } from './carousel.ts'
import { about } from './content.ts'
import { SLIDE_TITLES } from './specification.ts'
import { expect, test } from './test.ts'
import { hold } from './visit.ts'

test('carousel: clicks before hydration take effect once each, in order', async ({ page }) => {
  const { pause, play, next, previous } = about.carousel
  for (const [presses, slide, control] of [
    [[pause, next, next, next, previous], 2, play],
    [[pause, pause, previous, pause, SLIDE_TITLES[2]!, pause, previous], 1, pause],
  ] as const)
    await test.step(presses.join(', '), async () => {
      const release = await hold(page, '**/*.js')
      await page.goto('/about')
      for (const name of presses) await carouselButton(page, name).click()
      release()
      await expectSlide(page, slide)
      await expect(carouselButton(page, control)).toBeVisible()
      await page.unroute('**/*.js')
    })
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
