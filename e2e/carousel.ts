import { about } from './content.ts'
import { SLIDE_TITLES } from './specification.ts'
import { expect, type Page } from './test.ts'

export const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
export const carouselButton = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name })

/** At rest one slide is visible, with its one line, and the other three are not. */
export async function expectSlide(page: Page, index: number) {
  await expect(carousel(page).getByRole('heading')).toHaveText([SLIDE_TITLES[index]!])
  await expect(carousel(page).getByText(about.carousel.slides[index]!.text)).toBeVisible()
  await expect(carouselButton(page, SLIDE_TITLES[index]!)).toHaveAttribute('aria-current', 'true')
}

/** The carousel's timer: the one animation of its current thumbnail, if it runs. Moves it to a time in ms if told to. */
export const runningTimer = (page: Page, moveTo?: number) =>
  carousel(page)
    .locator('button[aria-current]')
    .evaluate((thumbnail, moveTo) => {
      const [timer] = thumbnail.getAnimations({ subtree: true })
      if (timer?.playState !== 'running') return undefined
      if (moveTo !== undefined) timer.currentTime = moveTo
      return { durationMs: timer.effect!.getTiming().duration }
    }, moveTo)

export const bringCarouselIntoView = (page: Page) =>
  carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )

/** Draws a finger across the pictures by `distance` px, in steps. */
export async function swipe(page: Page, distance: number) {
  const { x, y, width } = (await carousel(page).boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + moved, y: y + 60 }],
    })
  await touch('touchStart', 0)
  for (const ratio of [0.25, 0.5, 0.75, 1]) await touch('touchMove', distance * ratio)
  await touch('touchEnd', distance)
  await session.detach()
}
