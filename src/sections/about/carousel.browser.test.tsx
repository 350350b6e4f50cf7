import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { actAndFlush } from '../../testing/act-and-flush'
import { emulateReducedMotion } from '../../testing/emulate-reduced-motion'
import { PICTURE } from '../../testing/picture'
import { Carousel } from './carousel'

const TITLES = ['By sea', 'By air', 'Through customs, where all is looked at twice', 'By road']
const [SEA, AIR, CUSTOMS, ROAD] = TITLES as [string, string, string, string]

const CAROUSEL = (
  <Carousel
    key="carousel"
    heading="h3"
    slides={TITLES.map((title) => ({
      title,
      text: `${title} and back again.`,
      picture: { ...PICTURE, alt: `A picture of ${title}` },
    }))}
    labels={{
      label: 'What we move',
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause slides',
      play: 'Play slides',
      positionLabel: '{number} of {count}',
    }}
  />
)

const carousel = () => page.getByRole('region', { name: 'What we move' })
const button = (name: string) => page.getByRole('button', { name })
const click = (name: string) => userEvent.click(button(name))
const movePointerAway = () => userEvent.hover(button('Elsewhere'))

const visibleTitles = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)
const expectSlide = (title: string) => expect.poll(visibleTitles).toEqual([title])

function timer() {
  const current = carousel().element().querySelector('[aria-current]')!
  const [animation, ...others] = current.getAnimations({ subtree: true })
  expect(others).toEqual([])
  return animation
}
const expectTimer = (state: AnimationPlayState) => expect.poll(() => timer()?.playState).toBe(state)

const swipe = (rightPx: number, downPx = 0) =>
  actAndFlush(() => {
    const target = carousel().element()
    const touch = (type: string, clientX: number, clientY: number) => {
      const finger = new Touch({ identifier: 1, target, clientX, clientY })
      const touches = type === 'touchend' ? [] : [finger]
      target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
    }
    touch('touchstart', 600, 300)
    touch('touchmove', 600 + rightPx / 2, 300 + downPx / 2)
    touch('touchmove', 600 + rightPx, 300 + downPx)
    touch('touchend', 600 + rightPx, 300 + downPx)
  })

async function renderCarousel() {
  document.documentElement.dataset['scripts'] = ''
  await render([<button key="elsewhere">Elsewhere</button>, CAROUSEL])
  await movePointerAway()
}

describe('carousel', () => {
  beforeEach(renderCarousel)

  test.each<[string, start: () => Promise<unknown>, end: () => Promise<unknown>]>([
    [
      'keyboard focus is inside',
      async () => {
        await click('Elsewhere')
        await userEvent.keyboard('{Tab}{Tab}')
        await expect.element(button(AIR)).toHaveFocus()
      },
      () => userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}'),
    ],
    [
      'the pointer hovers over it',
      () => userEvent.hover(page.getByRole('heading')),
      movePointerAway,
    ],
    [
      'the visitor has paused it',
      () => click('Pause slides').then(movePointerAway),
      () => click('Play slides').then(movePointerAway),
    ],
  ])('pauses while %s, then continues with the remaining time', async (_, start, end) => {
    timer()!.currentTime = 3000
    await start()
    await expectTimer('paused')
    await end()
    await expectTimer('running')
    expect(Number(timer()!.currentTime)).toBeGreaterThanOrEqual(3000)
    expect(visibleTitles()).toEqual([SEA])
  })

  test('has a Tab order that matches the visual order: thumbnails, then buttons', async () => {
    await click('Elsewhere')
    for (const name of [...TITLES, 'Previous slide', 'Pause slides', 'Next slide']) {
      await userEvent.keyboard('{Tab}')
      await expect.element(button(name)).toHaveFocus()
    }
    const top = (name: string) => button(name).element().getBoundingClientRect().top
    expect(top(SEA)).toBeLessThan(top('Previous slide'))
  })

  test('keeps running while a clicked button has focus', async () => {
    await click('Next slide')
    await movePointerAway()
    await expect.element(button('Next slide')).toHaveFocus()
    await expectTimer('running')
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['Next', () => click('Next slide'), AIR],
    ['Previous, from the first slide', () => click('Previous slide'), ROAD],
    ['a thumbnail', () => click(CUSTOMS), CUSTOMS],
    ['the thumbnail of the current slide', () => click(SEA), SEA],
    ['a swipe of 51 px to the left', () => swipe(-51), AIR],
    ['a swipe of 51 px to the right', () => swipe(51), ROAD],
  ])('%s: shows and announces the slide for five seconds', async (_, choose, title) => {
    const number = TITLES.indexOf(title) + 1
    expect(timer()!.effect!.getTiming().duration).toBe(5000)
    timer()!.currentTime = 2500
    await choose()
    await expectSlide(title)
    expect(timer()!.currentTime).toBeLessThan(2500)
    const slide = page.getByRole('group', { name: `${number} of 4` })
    await expect.element(slide.getByRole('img')).toHaveAccessibleName(`A picture of ${title}`)
    const liveRegion = slide.element().closest('[aria-live]')!
    expect(liveRegion.ariaLive).toBe('polite')
    await movePointerAway()
    timer()!.finish()
    await expect.poll(() => liveRegion.ariaLive).toBe('off')
    await expectSlide(TITLES[number % TITLES.length]!)
  })

  test.each([
    ['of 50 px', -50, 0, 1],
    ['that scrolls the page', -60, -200, 1],
    ['that pans a pinch-zoomed page', -200, 0, 2],
  ])('keeps its slide after a swipe %s', async (_, rightPx, downPx, zoom) => {
    const scale = vi.spyOn(visualViewport!, 'scale', 'get').mockReturnValue(zoom)
    await swipe(rightPx, downPx)
    scale.mockRestore()
    expect(visibleTitles()).toEqual([SEA])
    expect(getComputedStyle(carousel().element()).touchAction).toBe('auto')
  })

  test('keeps the position of its controls when a longer slide appears', async () => {
    await page.viewport(360, 700)
    const top = () => button(ROAD).element().getBoundingClientRect().top
    const before = top()
    await click(CUSTOMS)
    await expectSlide(CUSTOMS)
    expect(top()).toBe(before)
  })
})

describe('carousel with reduced motion', () => {
  beforeEach(async () => {
    await emulateReducedMotion('reduce')
    await renderCarousel()
    await expect.element(button('Play slides')).toBeVisible()
  })
  afterEach(() => emulateReducedMotion(''))

  test('runs only after Play, and its progress line stays invisible', async () => {
    await click('Next slide')
    await movePointerAway()
    await expectSlide(AIR)
    await expectTimer('paused')
    const animationEnded = new Promise((resolve) =>
      document.addEventListener('animationend', resolve, { once: true }),
    )
    await actAndFlush(async () => {
      timer()!.finish()
      await animationEnded
    })
    expect(visibleTitles()).toEqual([AIR])
    timer()!.currentTime = 0
    await click('Play slides')
    await movePointerAway()
    await expectTimer('running')
    const line = (timer()!.effect as KeyframeEffect).target!
    expect(getComputedStyle(line).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    timer()!.finish()
    await expectSlide(CUSTOMS)
    await expect.element(button('Pause slides')).toBeVisible()
  })

  test('follows the preference until the visitor chooses', async () => {
    await emulateReducedMotion('')
    await expectTimer('running')
    await click('Pause slides')
    await movePointerAway()
    await emulateReducedMotion('reduce')
    await emulateReducedMotion('')
    await expectTimer('paused')
    await expect.element(button('Play slides')).toBeVisible()
  })
})

test('prerendered carousel: hydrates without a mismatch, and only then starts its timer', async () => {
  await emulateReducedMotion('reduce')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(CAROUSEL)
  expect(container.getAnimations({ subtree: true })).toEqual([])
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, CAROUSEL, { onRecoverableError })
  await expect.element(button('Play slides')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(timer()).toBeDefined()
  await emulateReducedMotion('')
  root.unmount()
  container.remove()
})
