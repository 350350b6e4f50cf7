import { home } from './content.ts'
import { FIGURES, LONGEST_WAIT_FOR_FILM_MS } from './specification.ts'
import { expect, saveData, test, type Page } from './test.ts'
import { hold, opacityOf, untilHydrated, untilStill, visit } from './visit.ts'

test.use({ hasFilm: true })

/** Each figure as it is read: with what it counts. */
const READ = FIGURES.map(({ final, label }) => `${final} ${label}`)
const FILM = '**/*.mp4'
/** How much later than it should a busy machine may show something. */
const PATIENCE_MS = 2500

declare global {
  interface Window {
    /** When the figures began to be seen, in ms since navigation start. */
    figuresSeenMs?: number
    tabState?: DocumentVisibilityState
  }
}

const figures = (page: Page) => page.locator('#home').getByRole('list')
const pause = (page: Page) => page.getByRole('button', { name: home.film.pause })
const play = (page: Page) => page.getByRole('button', { name: home.film.play })

const expectShown = (page: Page) =>
  expect.poll(() => opacityOf(figures(page)), { timeout: 10_000 }).toBe(1)

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused)

/** Notes when the figures begin to be seen. */
const watchFigures = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const list = document.querySelector('#home ul')
      let seen = list ? 1 : 0
      for (let element = list; element; element = element.parentElement)
        seen *= Number(getComputedStyle(element).opacity)
      if (seen > 0) window.figuresSeenMs = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/**
 * Takes away what shows the figures after a while, in script and style: now only the film or its
 * absence does. The page's clock is ten times slower: it starts in good time on any machine.
 */
const withoutFallback = (page: Page) =>
  page.addInitScript((longest) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 10
    const start = window.setTimeout.bind(window)
    const dropLong = (task: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms > longest / 2 && ms <= longest ? 0 : start(task, ms, ...rest)
    window.setTimeout = dropLong as typeof window.setTimeout
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#home * { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  }, LONGEST_WAIT_FOR_FILM_MS)

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
  const [loadedMs, startedMs] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.mp4'))
      .map(({ startTime }) => startTime),
    Infinity,
  ])
  expect(loadedMs).toBeGreaterThan(0)
  expect(startedMs).toBeGreaterThan(loadedMs!)
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
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => window.tabState ?? 'visible' })
    Object.defineProperty(document, 'hidden', { get: () => window.tabState === 'hidden' })
  })
  const turnTab = (state: DocumentVisibilityState) =>
    page.evaluate((to) => {
      window.tabState = to
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  await visit(page, '/')
  await expect.poll(() => page.locator('video').count()).toBe(1)
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.evaluate(() =>
    document.getElementById('services')!.scrollIntoView({ behavior: 'instant' }),
  )
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isPlaying(page)).toBe(true)
  await turnTab('hidden')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await turnTab('visible')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(pause(page)).toBeVisible()
})

for (const [what, end] of [
  [
    'breaks off while it plays',
    (page: Page) =>
      page.locator('video').evaluate((video) => void video.dispatchEvent(new Event('error'))),
  ],
  [
    'is no longer wanted, since motion is reduced meanwhile,',
    (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
] as const)
  test(`a film that ${what} takes its control with it`, async ({ page }) => {
    await visit(page, '/')
    const control = page.getByRole('button', { name: home.film.pause })
    await expect(control).toBeVisible()
    await expect(page.locator('video')).toHaveCount(1)
    await end(page)
    await expect(control).toHaveCount(0)
    await expect(page.locator('video')).toHaveCount(0)
    await expectShown(page)
  })

for (const [what, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['Save-Data', (page: Page) => saveData(page.context())],
] as const)
  test(`${what}: no film is fetched, and the figures do not wait for one`, async ({ page }) => {
    await withoutFallback(page)
    await prepare(page)
    const asked = filmRequests(page)
    await visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

for (const [fault, answer] of [
  ['is missing', (page: Page) => page.route(FILM, (route) => route.fulfill({ status: 404 }))],
  ['breaks off', (page: Page) => page.route(FILM, (route) => route.abort())],
  [
    'is no film',
    (page: Page) =>
      page.route(FILM, (route) => route.fulfill({ contentType: 'video/mp4', body: 'no' })),
  ],
] as const) {
  test(`film that ${fault}: the figures show at once, over the picture`, async ({ page }) => {
    await withoutFallback(page)
    await answer(page)
    await visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await expect(page.getByRole('img', { name: home.film.alt }).first()).toBeVisible()
  })
}

for (const [what, prepare] of [
  ['a film that never answers', (page: Page) => page.route(FILM, () => {})],
  ['scripts that never arrive', (page: Page) => page.route('**/*.js', (route) => route.abort())],
] as const)
  test(`${what}: the figures come 2.5 s after the first paint`, async ({ page }) => {
    await watchFigures(page)
    await prepare(page)
    await page.goto('/')
    await expectShown(page)
    const [seenMs, paintMs] = await page.evaluate(() => [
      window.figuresSeenMs!,
      performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    ])
    expect(seenMs).toBeGreaterThan(LONGEST_WAIT_FOR_FILM_MS * 0.9)
    expect(seenMs - paintMs).toBeLessThan(LONGEST_WAIT_FOR_FILM_MS + PATIENCE_MS)
  })

test('reduced motion: the hero’s content does not lag behind the scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const place = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const before = await place()
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await untilStill(page)
  expect(await place()).toBeCloseTo(before, 0)
})

test('figures: screen readers read each with its label, and the headline says what the company does', async ({
  page,
}) => {
  await visit(page, '/')
  await expectShown(page)
  const tree = await page.locator('#home').ariaSnapshot()
  for (const figure of READ) expect(tree).toContain(`listitem: ${figure}\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    home.headline.join(' '),
  )
})
