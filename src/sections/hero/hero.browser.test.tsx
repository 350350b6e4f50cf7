import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import landscape from '../../assets/background-video/hero-landscape.av1.mp4'
import portrait from '../../assets/background-video/hero-portrait.av1.mp4'
import { actAndFlush } from '../../testing/act-and-flush'
import { PICTURE } from '../../testing/picture'
import { preferReducedMotion } from '../../testing/prefer-reduced-motion'
import { Hero } from './hero'
import type { HeroProps } from './hero-props'
import styles from './hero.module.css'

const LOGO = { href: '#logo', width: 9, height: 1 } as const
const variantOf = (url: string) => ({
  video: { av1: url, h264: url },
  posterBeforeVideo: PICTURE,
  posterWithoutVideo: PICTURE,
})
const VARIANTS = { landscape: variantOf(landscape), portrait: variantOf(portrait) }
const FIGURES = [{ number: 150, suffix: '+', label: 'Countries Reached', duration: 60_000 }]
const heroWith = (variants: HeroProps['variants'], figures = FIGURES) => (
  <>
    <Hero
      headline="We connect"
      figures={figures}
      labels={{ pause: 'Pause', play: 'Play' }}
      aboutLink="About"
      inquiryLink="Ask"
      variants={variants}
      audienceLinks={{ label: 'Where to go', links: [] }}
      logo={{ oneLine: LOGO, stacked: LOGO }}
    />
    <div style={{ blockSize: 2000 }} />
  </>
)
const PAGE = heroWith(VARIANTS)

const button = (name: string) => page.getByRole('button', { name })
const video = () => document.querySelector('video')
const expectPlaying = (isPlaying: boolean) => expect.poll(() => video()?.paused).toBe(!isPlaying)
const expectSource = (url: string) =>
  expect.poll(() => video()?.querySelector('source')!.getAttribute('src')).toBe(url)
const scrollDown = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Of figures and overlay, which come in together, and of what is there from the start. */
const opacities = () =>
  ['ul', `.${styles.overlay}`, 'h1', 'a'].map((part) =>
    Number(getComputedStyle(document.querySelector(part)!).opacity),
  )
const expectShown = () => expect.poll(opacities).toEqual([1, 1, 1, 1])
const connect = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
/** Keeps the page from hearing that the video can play through. */
const swallow = (event: Event) => event.stopImmediatePropagation()

beforeEach(() => {
  sessionStorage.clear()
  // Neither script nor style shows the figures after a while.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() - 1_000_000)
  document.documentElement.style.setProperty('--hero-reveal-delay', '1000s')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  removeEventListener('canplaythrough', swallow, { capture: true })
  await preferReducedMotion('')
})

const stopVideo = async () => {
  const { unmount } = await render(PAGE)
  await expectPlaying(true)
  await button('Pause').click()
  await expectPlaying(false)
  await unmount()
}
test.each<[string, () => unknown]>([
  ['that was stopped', stopVideo],
  ['on a slow connection', () => connect({ effectiveType: '3g' })],
  ['for a visitor who saves data', () => connect({ saveData: true })],
])('video %s: is fetched when it is played, and then for the visit', async (_, prepare) => {
  await prepare()
  const { unmount } = await render(PAGE)
  await expect.element(button('Play')).toBeVisible()
  await expectShown()
  expect(video()).toBeNull()
  await button('Play').click()
  await expectPlaying(true)
  await unmount()
  await render(PAGE)
  await expectPlaying(true)
})

test('video: rests off screen, in a hidden tab, or paused by the browser', async () => {
  const turnTab = (value: boolean) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await render(PAGE)
  await expectPlaying(true)
  scrollDown(1500)
  await expectPlaying(false)
  scrollDown(0)
  await expectPlaying(true)
  // The event of the site's own pause may come as late as this.
  await actAndFlush(() => video()!.dispatchEvent(new Event('pause')))
  await expect.element(button('Pause')).toBeVisible()
  turnTab(true)
  await expectPlaying(false)
  turnTab(false)
  await expectPlaying(true)
  // The browser may pause it, too.
  video()!.pause()
  await button('Play').click()
  await expectPlaying(true)
})

test('video: is the one for the orientation in which the hero was last seen', async () => {
  await render(PAGE)
  await expectSource(landscape)
  await page.viewport(820, 1180)
  await expectSource(portrait)
  await expectPlaying(true)
  // The keyboard of a phone makes its window wider than high, too.
  scrollDown(1500)
  await expectPlaying(false)
  await page.viewport(820, 380)
  await new Promise(requestAnimationFrame)
  await expectSource(portrait)
})

test('hero of a company without figures: has no empty list', async () => {
  await render(heroWith(VARIANTS, []))
  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})

test('video without its AV1 file: plays from the other one', async () => {
  const files = {
    ...VARIANTS.landscape,
    video: { av1: '/missing.mp4', h264: landscape },
  }
  await render(heroWith({ landscape: files, portrait: files }))
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
})

test.each<[string, () => unknown]>([
  ['is missing', () => video()!.lastElementChild!.dispatchEvent(new Event('error'))],
  ['breaks off', () => video()!.dispatchEvent(new Event('error'))],
  ['is unwanted', () => preferReducedMotion('reduce')],
])('video that %s: takes its control with it, and shows the figures', async (_, end) => {
  addEventListener('canplaythrough', swallow, { capture: true })
  await render(PAGE)
  await expect.element(button('Pause')).toBeVisible()
  await expectPlaying(true)
  expect(opacities()).toEqual([0, 0, 1, 1])
  await end()
  await expect.element(button('Pause')).not.toBeInTheDocument()
  expect(video()).toBeNull()
  await expectShown()
})

test.each<[string, () => unknown]>([
  ['the video can play through', () => video()!.dispatchEvent(new Event('canplaythrough'))],
  ['2.5 s have passed without it', () => vi.advanceTimersByTime(1)],
])('figures and overlay: fade in when %s, and figures count up', async (_, pass) => {
  addEventListener('canplaythrough', swallow, { capture: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  await render(PAGE)
  await actAndFlush(() => vi.advanceTimersByTime(2499))
  expect(opacities()).toEqual([0, 0, 1, 1])
  removeEventListener('canplaythrough', swallow, { capture: true })
  await actAndFlush(pass)
  expect(document.querySelector('li [aria-hidden] > span')!.textContent).toBe('0+')
  await expectShown()
})

test('hero without a video: shows its poster, counts the figures at once, has no button', async () => {
  const poster = { ...VARIANTS.landscape, video: undefined }
  await render(heroWith({ landscape: poster, portrait: poster }))
  await expectShown()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(video()).toBeNull()
  expect(document.querySelector('img')!.getAttribute('src')).toBe(PICTURE.webp)
})

test('figures of a hero that is hydrated late, when styles have shown them: count up', async () => {
  vi.restoreAllMocks()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000_000)
  await render(PAGE)
  await expect
    .poll(() => document.querySelector('li [aria-hidden] > span')!.textContent)
    .toMatch(/^(?!150)\d+\+$/)
  await expectShown()
})

test('hero without audience links: its logo stands on the horizon', async () => {
  await page.viewport(1280, 800)
  const { style } = document.documentElement
  style.setProperty('--hero-landscape-horizon-y', '0.5')
  style.setProperty('--hero-logo-horizon-y', '0.1')
  await render(PAGE)
  const { bottom } = document.querySelector(`.${styles.logo}`)!.getBoundingClientRect()
  expect(bottom).toBeCloseTo(400, 0)
})

test('Tab in the hero: goes from left to right', async () => {
  await render(PAGE)
  const controls = ['Ask', 'Pause', 'About'].map((name) => page.getByText(name))
  await expect.element(controls[1]!).toBeVisible()
  const lefts = []
  for (const control of controls) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement!.contains(control.element())).toBe(true)
    lefts.push(control.element().getBoundingClientRect().left)
  }
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})

test('reduced motion: the figures show at once, without video and buttons', async () => {
  await preferReducedMotion('reduce')
  await render(PAGE)
  await expectShown()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(video()).toBeNull()
})

test('video: is shown in a browser that fetches nothing before it plays', async () => {
  addEventListener('canplaythrough', swallow, { capture: true })
  await render(PAGE)
  await expect.poll(() => video()?.checkVisibility({ opacityProperty: true })).toBe(true)
})
