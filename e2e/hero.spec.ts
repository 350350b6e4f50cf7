import { hero } from './content.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'

test.use({ hasVideo: true })

const pause = (page: Page) => page.getByRole('button', { name: hero.backgroundVideo.pause })
const play = (page: Page) => page.getByRole('button', { name: hero.backgroundVideo.play })
const expectShown = (page: Page) =>
  expect.poll(() => site.opacityOf(page.locator('#home').getByRole('list'))).toBe(1)
const expectPlaying = (page: Page, isPlaying: boolean) =>
  expect(page.locator('video')).toHaveJSProperty('paused', !isPlaying)

/** The addresses of all videos that are asked for from now on. */
function videoRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()))
  return asked
}

/** When the video waits for its button, on each page of the visit until that is pressed. */
const WAITS: Record<string, (page: Page) => Promise<unknown>> = {
  'that was stopped': async (page) => {
    await site.visit(page, '/')
    await expectPlaying(page, true)
    await pause(page).press('Enter')
    await expectPlaying(page, false)
  },
  'on a slow connection': (page) =>
    page.addInitScript(() => {
      const value = { effectiveType: '3g' }
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }),
}
for (const [what, prepare] of Object.entries(WAITS))
  test(`video ${what}: is fetched when it is played, and then for the visit`, async ({ page }) => {
    await prepare(page)
    const asked = videoRequests(page)
    await site.visit(page, '/')
    await expect(play(page)).toBeVisible()
    await expectShown(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await play(page).press('Enter')
    await expectPlaying(page, true)
    await page.reload()
    await expectPlaying(page, true)
    await expect(pause(page)).toBeVisible()
  })

test('video: rests off screen, in a hidden tab, or paused by the browser', async ({ page }) => {
  const turnTab = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await site.scrollToMiddle(page, 'services')
  await expectPlaying(page, false)
  await site.scrollToMiddle(page, 'home')
  await expectPlaying(page, true)
  await turnTab(true)
  await expectPlaying(page, false)
  await turnTab(false)
  await expectPlaying(page, true)
  // The browser may pause it, too.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await play(page).click()
  await expectPlaying(page, true)
})

test('video on a tablet that is turned: is the one for the new orientation', async ({ page }) => {
  const { portrait, landscape } = hero.backgroundVideo
  const nameOf = ({ av1 }: typeof portrait) => new RegExp(av1.split('.')[0]!)
  const source = page.locator('video source').first()
  await site.visit(page, '/')
  for (const [size, variant] of [
    ['1180x820', landscape],
    ['820x1180', portrait],
  ] as const) {
    await site.resize(page, size)
    await expect(source).toHaveAttribute('src', nameOf(variant))
    await expectPlaying(page, true)
    await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
    await expect(pause(page)).toBeVisible()
  }
  // The keyboard of a phone makes its window wider than high, too.
  await page.locator('#inquiry-message').focus()
  await expectPlaying(page, false)
  await site.resize(page, '820x380')
  await site.nextFrames(page)
  await expect(source).toHaveAttribute('src', nameOf(portrait))
})

test('video that breaks off, or is unwanted: takes its control with it', async ({ page }) => {
  for (const end of [
    () => page.locator('video').dispatchEvent('error'),
    () => page.emulateMedia({ reducedMotion: 'reduce' }),
  ]) {
    await site.visit(page, '/')
    await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
    await end()
    await expect(pause(page)).toHaveCount(0)
    await expect(page.locator('video')).toHaveCount(0)
    await expectShown(page)
  }
})

/** Why no video comes. Where none is wanted, none is asked for. */
const WITHOUT_VIDEO: Record<string, (page: Page) => Promise<unknown>> = {
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'Save-Data': (page) => site.saveData(page.context()),
  'video that is missing': (page) =>
    page.route('**/*.mp4', (route) => route.fulfill({ status: 404 })),
}

for (const [what, prepare] of Object.entries(WITHOUT_VIDEO))
  test(`${what}: the figures show at once, without video and pause button`, async ({ page }) => {
    // Takes away what shows the figures after a while, in script and style.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() - 1_000_000
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#home * { animation: none !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await prepare(page)
    const asked = videoRequests(page)
    await site.visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await expect(page.getByRole('img', { name: hero.backgroundVideo.alt }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.length > 0).toBe(what.startsWith('video'))
  })

test('video: starts in a browser that fetches nothing before it plays', async ({ page }) => {
  await page.addInitScript(() => {
    const swallow = (event: Event) => event.stopImmediatePropagation()
    addEventListener('canplaythrough', swallow, { capture: true })
  })
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
})
