import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import landscape from '../../assets/background-video/hero-landscape.av1.mp4'
import portrait from '../../assets/background-video/hero-portrait.av1.mp4'
import { PICTURE } from '../../testing/picture'
import { preferReducedMotion } from '../../testing/prefer-reduced-motion'
import { Hero } from './hero'

const LOGO = { name: 'logo', width: 9, height: 1 } as const
const variantOf = (url: string) => ({
  av1: url,
  h264: url,
  posterBeforeVideo: PICTURE,
  posterOnly: PICTURE,
})
const PAGE = (
  <>
    <Hero
      headline="We connect"
      figures={[]}
      labels={{ pause: 'Pause', play: 'Play' }}
      aboutLink="About"
      inquiryLink="Ask"
      variants={{ landscape: variantOf(landscape), portrait: variantOf(portrait) }}
      logo={{ inLine: LOGO, stacked: LOGO }}
    />
    <div style={{ blockSize: 2000 }} />
  </>
)

const button = (name: string) => page.getByRole('button', { name })
const video = () => document.querySelector('video')
const expectPlaying = (isPlaying: boolean) => expect.poll(() => video()?.paused).toBe(!isPlaying)
const expectSource = (url: string) =>
  expect.poll(() => video()?.querySelector('source')!.getAttribute('src')).toBe(url)
const scrollDown = (top: number) => scrollTo({ top, behavior: 'instant' })

beforeEach(() => sessionStorage.clear())
afterEach(() => preferReducedMotion(''))

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

test.each<[string, () => unknown]>([
  ['breaks off', () => video()!.dispatchEvent(new Event('error'))],
  ['is unwanted', () => preferReducedMotion('reduce')],
])('video that %s: takes its control with it', async (_, end) => {
  await render(PAGE)
  await expect.element(button('Pause')).toBeVisible()
  await expectPlaying(true)
  await end()
  await expect.element(button('Pause')).not.toBeInTheDocument()
  expect(video()).toBeNull()
})

test('video: is shown in a browser that fetches nothing before it plays', async () => {
  const swallow = (event: Event) => event.stopImmediatePropagation()
  addEventListener('canplaythrough', swallow, { capture: true })
  await render(PAGE)
  await expect.poll(() => video()?.checkVisibility({ opacityProperty: true })).toBe(true)
  removeEventListener('canplaythrough', swallow, { capture: true })
})
