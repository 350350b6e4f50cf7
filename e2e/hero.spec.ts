import { hero } from './content.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

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
