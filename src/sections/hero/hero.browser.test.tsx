import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import landscape from '../../assets/background-video/hero-landscape.av1.mp4'
import portrait from '../../assets/background-video/hero-portrait.av1.mp4'
import { actAndFlush } from '../../testing/act-and-flush'
import { emulateReducedMotion } from '../../testing/emulate-reduced-motion'
import { PICTURE } from '../../testing/picture'
import { Hero } from './hero'
import type { HeroProps } from './hero-props'
import styles from './hero.module.css'

const LOGO = { href: '#logo', width: 9, height: 1 } as const
const createVariant = (url: string) => ({
  video: { av1: url, h264: url },
  poster: PICTURE,
  avifWithoutVideo: PICTURE.avif,
})
const VARIANTS = { landscape: createVariant(landscape), portrait: createVariant(portrait) }
const FIGURES = [{ number: 150, suffix: '+', label: 'Countries Reached', countUpMs: 60_000 }]
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
const scrollInstantly = (top: number) => scrollTo({ top, behavior: 'instant' })

const opacities = () =>
  ['ul', `.${styles.overlay}`, 'h1', 'a'].map((selector) =>
    Number(getComputedStyle(document.querySelector(selector)!).opacity),
  )
const expectAllOpaque = () => expect.poll(opacities).toEqual([1, 1, 1, 1])
const mockConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
const stopEvent = (event: Event) => event.stopImmediatePropagation()

beforeEach(() => {
  sessionStorage.clear()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() - 1_000_000)
  document.documentElement.style.setProperty('--hero-reveal-delay', '1000s')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  removeEventListener('canplaythrough', stopEvent, { capture: true })
  await emulateReducedMotion('')
})

const pauseInEarlierVisit = async () => {
  const { unmount } = await render(PAGE)
  await expectPlaying(true)
  await button('Pause').click()
  await expectPlaying(false)
  await unmount()
}
test.each<[string, () => unknown]>([
  ['that the visitor has paused before', pauseInEarlierVisit],
  ['on a slow connection', () => mockConnection({ effectiveType: '3g' })],
  ['for a visitor who saves data', () => mockConnection({ saveData: true })],
])('video %s: loads only after Play, then also on other pages', async (_, prepare) => {
  await prepare()
  const { unmount } = await render(PAGE)
  await expect.element(button('Play')).toBeVisible()
  await expectAllOpaque()
  expect(video()).toBeNull()
  await button('Play').click()
  await expectPlaying(true)
  await unmount()
  await render(PAGE)
  await expectPlaying(true)
})

test('video out of view, in a hidden tab, or paused by the browser: is paused', async () => {
  const setTabHidden = (value: boolean) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await render(PAGE)
  await expectPlaying(true)
  scrollInstantly(1500)
  await expectPlaying(false)
  scrollInstantly(0)
  await expectPlaying(true)
  await actAndFlush(() => video()!.dispatchEvent(new Event('pause')))
  await expect.element(button('Pause')).toBeVisible()
  setTabHidden(true)
  await expectPlaying(false)
  setTabHidden(false)
  await expectPlaying(true)
  video()!.pause()
  await button('Play').click()
  await expectPlaying(true)
})

test('video file: matches the orientation in which the hero was last visible', async () => {
  await render(PAGE)
  await expectSource(landscape)
  await page.viewport(820, 1180)
  await expectSource(portrait)
  await expectPlaying(true)
  scrollInstantly(1500)
  await expectPlaying(false)
  await page.viewport(820, 380)
  await new Promise(requestAnimationFrame)
  await expectSource(portrait)
})

test('hero without figures: has no empty list', async () => {
  await render(heroWith(VARIANTS, []))
  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})

test('video with a missing AV1 file: plays the H.264 file', async () => {
  const files = {
    ...VARIANTS.landscape,
    video: { av1: '/missing.mp4', h264: landscape },
  }
  await render(heroWith({ landscape: files, portrait: files }))
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
})

test.each<[string, () => unknown]>([
  ['fails to load', () => video()!.lastElementChild!.dispatchEvent(new Event('error'))],
  ['fails while playing', () => video()!.dispatchEvent(new Event('error'))],
  ['stops because of reduced motion', () => emulateReducedMotion('reduce')],
])('video that %s: disappears with its button, and the figures appear', async (_, end) => {
  addEventListener('canplaythrough', stopEvent, { capture: true })
  await render(PAGE)
  await expect.element(button('Pause')).toBeVisible()
  await expectPlaying(true)
  expect(opacities()).toEqual([0, 0, 1, 1])
  await end()
  await expect.element(button('Pause')).not.toBeInTheDocument()
  expect(video()).toBeNull()
  await expectAllOpaque()
})

test.each<[string, () => unknown]>([
  ['the video can play through', () => video()!.dispatchEvent(new Event('canplaythrough'))],
  ['2.5 s have passed', () => vi.advanceTimersByTime(1)],
])('figures and overlay: fade in when %s, and figures count up', async (_, trigger) => {
  addEventListener('canplaythrough', stopEvent, { capture: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  await render(PAGE)
  await actAndFlush(() => vi.advanceTimersByTime(2499))
  expect(opacities()).toEqual([0, 0, 1, 1])
  removeEventListener('canplaythrough', stopEvent, { capture: true })
  await actAndFlush(trigger)
  expect(document.querySelector('li [aria-hidden] > span')!.textContent).toBe('0+')
  await expectAllOpaque()
})

test('hero without a video: shows its poster and its figures, and has no button', async () => {
  const poster = { ...VARIANTS.landscape, video: undefined }
  await render(heroWith({ landscape: poster, portrait: poster }))
  await expectAllOpaque()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(video()).toBeNull()
  expect(document.querySelector('img')!.getAttribute('src')).toBe(PICTURE.webp)
})

test('figures that styles have shown before a late hydration: still count up', async () => {
  vi.restoreAllMocks()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000_000)
  await render(PAGE)
  await expect
    .poll(() => document.querySelector('li [aria-hidden] > span')!.textContent)
    .toMatch(/^(?!150)\d+\+$/)
  await expectAllOpaque()
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

test('Tab in the hero: moves from left to right', async () => {
  await render(PAGE)
  const controls = ['Ask', 'Pause', 'About'].map((name) => page.getByText(name))
  await expect.element(controls[1]!).toBeVisible()
  const positions: number[] = []
  for (const control of controls) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement!.contains(control.element())).toBe(true)
    positions.push(control.element().getBoundingClientRect().left)
  }
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('hero with reduced motion: shows the figures immediately, without video and buttons', async () => {
  await emulateReducedMotion('reduce')
  await render(PAGE)
  await expectAllOpaque()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(video()).toBeNull()
})

test('video in a browser that never fires canplaythrough: is visible', async () => {
  addEventListener('canplaythrough', stopEvent, { capture: true })
  await render(PAGE)
  await expect.poll(() => video()?.checkVisibility({ opacityProperty: true })).toBe(true)
})
