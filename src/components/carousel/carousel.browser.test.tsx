import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settle } from '../../lib/testing/settle'
import { drag } from './testing/drag'
import {
  button,
  carousel,
  expectSlide,
  leave,
  pass,
  press,
  renderCarousel,
  TITLES,
} from './testing/test-carousel'

/** Real clicks and hovers let the fake clock run on while they are under way; this one does not. */
const point = (type: string, pointerType: string) =>
  settle(() =>
    carousel()
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true })),
  )
const swipe = (acrossPx: number, downPx = 0) =>
  settle(() => drag(carousel().element(), acrossPx, downPx))

beforeEach(renderCarousel)

describe('what a visitor finds', () => {
  test('a named carousel with its controls and a thumbnail for each slide', async () => {
    await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    const names = ['Previous slide', 'Pause slides', 'Next slide', ...TITLES]
    for (const name of names) await expect.element(button(name)).toBeVisible()
  })

  test('one slide, which says its place among the others', async () => {
    expectSlide('By sea')
    await expect.element(page.getByRole('group', { name: '1 of 4' })).toBeVisible()
    await expect.element(page.getByText('By sea and back again.')).toBeVisible()
    expect(page.getByRole('img').elements()).toHaveLength(1)
    await expect.element(page.getByRole('img')).toHaveAccessibleName('A picture of By sea')
    await expect.element(page.getByText('By road and back again.')).not.toBeVisible()
  })

  test('after a change only the new slide remains', async () => {
    await press('Next slide')
    expectSlide('By air')
    await expect.element(page.getByAltText('A picture of By sea')).not.toBeVisible()
  })

  test('nothing moves when a longer slide comes', async () => {
    await page.viewport(360, 700)
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const places = (title: string) => [
      topOf(page.getByText(`${title} and back again.`).element()),
      topOf(button('By road').element()),
    ]
    const before = places('By sea')
    await press(TITLES[2])
    expectSlide(TITLES[2])
    expect(places(TITLES[2])).toEqual(before)
    await page.viewport(1280, 800)
  })
})

describe('by itself', () => {
  test('it goes on after five seconds and cycles', async () => {
    await pass(4999)
    expectSlide('By sea')
    await pass(1)
    expectSlide('By air')
    for (const title of [TITLES[2], 'By road', 'By sea']) {
      await pass(5000)
      expectSlide(title)
    }
  })

  test('the line over the thumbnail fills in the same time', async () => {
    const [line] = button('By sea').element().getAnimations({ subtree: true })
    expect(line?.effect?.getTiming().duration).toBe(5000)
    expect(line?.playState).toBe('running')
    await userEvent.hover(carousel())
    expect(line?.playState).toBe('paused')
  })

  test('it is not announced, a change by hand is', async () => {
    const slide = () => page.getByRole('group', { name: /of 4/ }).element()
    const live = () => slide().closest('[aria-live]')?.getAttribute('aria-live')
    await pass(5000)
    expectSlide('By air')
    expect(live()).toBe('off')
    await swipe(-80)
    expectSlide(TITLES[2])
    expect(live()).toBe('polite')
  })
})

describe('it waits', () => {
  test('under the mouse', async () => {
    await userEvent.hover(carousel())
    await pass(60_000)
    expectSlide('By sea')
    await leave()
    await pass(5000)
    expectSlide('By air')
  })

  test('and goes on with the time that was left', async () => {
    await pass(3000)
    await point('pointerover', 'mouse')
    await pass(60_000)
    await point('pointerout', 'mouse')
    await pass(1999)
    expectSlide('By sea')
    await pass(1)
    expectSlide('By air')
  })

  test('not for a finger, which never leaves', async () => {
    await point('pointerover', 'touch')
    await point('pointermove', 'touch')
    await pass(5000)
    expectSlide('By air')
  })

  test('while keyboard focus is inside', async () => {
    await userEvent.click(button('Elsewhere'))
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button('Pause slides')).toHaveFocus()
    await pass(60_000)
    expectSlide('By sea')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
    await expect.element(button('Elsewhere')).toHaveFocus()
    await pass(5000)
    expectSlide('By air')
  })

  test('while it is paused, also after the mouse has left, until it is played', async () => {
    await press('Pause slides')
    await leave()
    await pass(60_000)
    expectSlide('By sea')
    await press('Play slides')
    await leave()
    await pass(5000)
    expectSlide('By air')
    await expect.element(button('Pause slides')).toBeVisible()
  })

  test('while the tab is hidden', async () => {
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)
    await settle(() => document.dispatchEvent(new Event('visibilitychange')))
    await pass(60_000)
    expectSlide('By sea')
    hidden.mockReturnValue(false)
    await settle(() => document.dispatchEvent(new Event('visibilitychange')))
    await pass(5000)
    expectSlide('By air')
  })

  test('while it is off screen', async () => {
    const line = () => button('By sea').element().getAnimations({ subtree: true })[0]?.playState
    document.body.style.paddingBlockEnd = '3000px'
    scrollTo({ top: 2500, behavior: 'instant' })
    await expect.poll(line).toBe('paused')
    await pass(60_000)
    scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(line).toBe('running')
    expectSlide('By sea')
    document.body.style.paddingBlockEnd = ''
  })
})

describe('by hand', () => {
  test('the buttons cycle both ways', async () => {
    await press('Previous slide')
    expectSlide('By road')
    await press('Next slide')
    expectSlide('By sea')
    await press('Next slide')
    expectSlide('By air')
  })

  test('a thumbnail shows its slide and is marked as current', async () => {
    await press('By road')
    expectSlide('By road')
    await expect.element(button('By road')).toHaveAttribute('aria-current', 'true')
    await expect.element(button('By sea')).not.toHaveAttribute('aria-current')
  })

  test('a slide chosen by hand has its whole five seconds', async () => {
    await pass(4000)
    await swipe(-80)
    await pass(4999)
    expectSlide('By air')
    await pass(1)
    expectSlide(TITLES[2])
  })

  test.each([
    ['left', -51, 'By air'],
    ['right', 51, 'By road'],
  ])('a swipe of more than 50 px to the %s', async (_way, acrossPx, title) => {
    await swipe(acrossPx)
    expectSlide(title)
  })

  test.each([
    ['of 50 px', -50, 0],
    ['back to where it began', 4, 0],
    ['that rather scrolls the page', -60, -200],
  ])('not a swipe %s', async (_which, acrossPx, downPx) => {
    await swipe(acrossPx, downPx)
    expectSlide('By sea')
  })
})
