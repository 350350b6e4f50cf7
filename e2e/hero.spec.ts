import { home } from './content.ts'
import { LONGEST_WAIT_FOR_FILM_MS } from './specification.ts'
import { expect, saveData, test, type Page } from './test.ts'
import {
  fetched,
  hold,
  opacityOf,
  scrollToMiddle,
  untilHydrated,
  visit,
  withoutTimeout,
} from './page-helpers.ts'

test.use({ hasFilm: true })

const FILM = '**/*.mp4'
/** How much later than it should a busy machine may show something. */
const PATIENCE_MS = 2500

const figures = (page: Page) => page.locator('#home').getByRole('list')
const pause = (page: Page) => page.getByRole('button', { name: home.backgroundVideo.pause })
const play = (page: Page) => page.getByRole('button', { name: home.backgroundVideo.play })

const expectShown = (page: Page) => expect.poll(() => opacityOf(figures(page))).toBe(1)

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused)

/** Records when the figures begin to be seen. */
const watchFigures = (page: Page) =>
  page.addInitScript(() => {
    const check = () => {
      const figures = document.querySelector('#home ul')
      if (figures?.checkVisibility({ opacityProperty: true })) performance.mark('figures seen')
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })

/** The addresses of all films that are asked for from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()))
  return asked
}

test('the film is not asked for before the page has loaded, even when scripts run earlier', async ({
  page,
}) => {
  const release = await hold(page, /hero-\w+-poster/)
  const asked = filmRequests(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect(asked).toEqual([])
  release()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const { loadedMs, resources } = await fetched(page)
  const early = resources.filter(({ startTime }) => startTime < loadedMs)
  expect(early.filter(({ name }) => name.endsWith('.mp4'))).toEqual([])
})

test('the film can be stopped, which is remembered for the visit, and started again', async ({
  page,
}) => {
  await visit(page, '/')
  await expectShown(page)
  await expect.poll(() => isPlaying(page)).toBe(true)
  await pause(page).press('Enter')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await expect(play(page)).toBeVisible()

  const asked = filmRequests(page)
  await page.reload()
  await expect(play(page)).toBeVisible()
  await expectShown(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await play(page).press('Enter')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(pause(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test('the film rests while it is off screen and while the tab is hidden', async ({ page }) => {
  const turnTab = (visibilityState: DocumentVisibilityState) =>
    page.evaluate((state) => {
      const define = (name: string, value: unknown) =>
        Object.defineProperty(document, name, { value, configurable: true })
      define('visibilityState', state)
      define('hidden', state === 'hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibilityState)

  await visit(page, '/')
  await expect(page.locator('video')).toHaveCount(1)
  await expect.poll(() => isPlaying(page)).toBe(true)
  await scrollToMiddle(page, 'services')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await scrollToMiddle(page, 'home')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await turnTab('hidden')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await turnTab('visible')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(pause(page)).toBeVisible()
})

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'breaks off while it plays': (page) =>
    page.locator('video').evaluate((video) => void video.dispatchEvent(new Event('error'))),
  'is no longer wanted, since motion is reduced meanwhile,': (page) =>
    page.emulateMedia({ reducedMotion: 'reduce' }),
}

for (const [what, end] of Object.entries(ENDS))
  test(`a film that ${what} takes its control with it`, async ({ page }) => {
    await visit(page, '/')
    await expect(pause(page)).toBeVisible()
    await expect(page.locator('video')).toHaveCount(1)
    await end(page)
    await expect(pause(page)).toHaveCount(0)
    await expect(page.locator('video')).toHaveCount(0)
    await expectShown(page)
  })

/** Why no film comes. Where none is wanted, none is asked for. */
const WITHOUT_FILM: Record<string, (page: Page) => Promise<unknown>> = {
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'Save-Data': (page) => saveData(page.context()),
  'film that is missing': (page) => page.route(FILM, (route) => route.fulfill({ status: 404 })),
  'film that breaks off': (page) => page.route(FILM, (route) => route.abort()),
  'film that is none': (page) =>
    page.route(FILM, (route) => route.fulfill({ contentType: 'video/mp4', body: 'no' })),
}

for (const [what, prepare] of Object.entries(WITHOUT_FILM))
  test(`${what}: the figures show at once, over the picture, without a film or its control`, async ({
    page,
  }) => {
    await withoutTimeout(page)
    await prepare(page)
    const asked = filmRequests(page)
    await visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await expect(page.getByRole('img', { name: home.backgroundVideo.alt }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.length > 0).toBe(what.startsWith('film'))
  })

for (const [what, prepare] of [
  ['a film that never answers', (page: Page) => page.route(FILM, () => {})],
  ['scripts that never arrive', (page: Page) => page.route('**/*.js', (route) => route.abort())],
] as const)
  test(`${what}: the figures come 2.5 s after the first paint`, async ({ page }) => {
    await watchFigures(page)
    await prepare(page)
    await page.goto('/')
    await expectShown(page)
    const [seenMs = 0, paintMs = 0] = await page.evaluate(() =>
      ['figures seen', 'first-contentful-paint'].map(
        (name) => performance.getEntriesByName(name)[0]!.startTime,
      ),
    )
    expect(seenMs).toBeGreaterThan(LONGEST_WAIT_FOR_FILM_MS * 0.9)
    expect(seenMs - paintMs).toBeLessThan(LONGEST_WAIT_FOR_FILM_MS + PATIENCE_MS)
  })
