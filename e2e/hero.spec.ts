import { home } from './content.ts'
import { FIGURES, LONGEST_WAIT_FOR_FILM_MS } from './specification.ts'
import { expect, saveData, test, type Page } from './test.ts'
import { hold, opacityOf, untilHydrated, visit } from './visit.ts'

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

test('the page is sent with the final figures', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const { final } of FIGURES) {
    expect(html.split(`>${final}<`).length, final).toBeGreaterThan(1)
  }
  for (const figure of READ) expect(html).toContain(figure)
})

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

test('figures and film fade in once the film can play through', async ({ page }) => {
  await withoutFallback(page)
  const release = await hold(page, FILM)
  const asked = filmRequests(page)
  await visit(page, '/')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(await opacityOf(figures(page))).toBe(0)
  release()
  await expectShown(page)
  await expect
    .poll(() => page.locator('video').evaluate((film) => getComputedStyle(film).opacity))
    .toBe('1')
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0)
})

test('the film comes in the place of its first picture, whatever a window crops', async ({
  page,
}) => {
  await visit(page, '/')
  const placeOf = (part: string) =>
    page.locator(`#home ${part}`).evaluate((shown) => {
      const { objectFit, objectPosition } = getComputedStyle(shown)
      return `${objectFit} ${objectPosition}`
    })
  await expect(page.locator('#home video')).toBeAttached()
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [844, 390],
    [1280, 800],
    [2560, 1300],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      expect(await placeOf('img')).toBe(await placeOf('video'))
    })
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

test('with reduced motion no film is fetched, and the figures are there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = filmRequests(page)
  await page.goto('/', { waitUntil: 'commit' })
  await figures(page).waitFor()
  expect(await opacityOf(figures(page))).toBe(1)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(pause(page)).toBeHidden()
  for (const { final } of FIGURES) {
    await expect(page.locator('#home').getByText(final, { exact: true })).toBeVisible()
  }
})

test('with Save-Data no film is fetched, and the figures do not wait for one', async ({ page }) => {
  await withoutFallback(page)
  await saveData(page.context())
  const asked = filmRequests(page)
  await visit(page, '/')
  await expectShown(page)
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
  test(`a film that ${fault} shows the figures at once, over the picture`, async ({ page }) => {
    await withoutFallback(page)
    await answer(page)
    await visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await expect(page.getByRole('img', { name: home.film.alt }).first()).toBeVisible()
  })
}

for (const [without, prepare] of [
  ['a film that never answers', (page: Page) => page.route(FILM, () => {})],
  ['scripts that never arrive', (page: Page) => page.route('**/*.js', (route) => route.abort())],
] as const) {
  test(`${without} does not hide the figures for longer than 2.5 s`, async ({ page }) => {
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
}

test('without JavaScript the figures come as well', async ({ browser, baseURL, viewport }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL!, viewport })
  await page.goto('/')
  for (const figure of READ) await expect(figures(page)).toContainText(figure)
  await expectShown(page)
  await page.close()
})

/** How far the hero's headline and figures lie below where the page's scrolling would put them. */
const lagAt = (page: Page, offset: number) =>
  page.evaluate(async (top) => {
    const places = () => {
      const section = document.getElementById('home')!
      return ['h1', 'ul'].map(
        (part) => section.querySelector(part)!.getBoundingClientRect().top + scrollY,
      )
    }
    const settle = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await settle()
    const still = places()
    scrollTo({ top, behavior: 'instant' })
    await settle()
    return places().map((place, part) => place - still[part]!)
  }, offset)

test.describe('whatever stands behind it', () => {
  test.use({ hasFilm: false })

  test('each figure is read in one breath with what it counts', async ({ page }) => {
    await visit(page, '/')
    await expectShown(page)
    const tree = await page.locator('#home').ariaSnapshot()
    for (const figure of READ) expect(tree).toContain(`listitem: ${figure}\n`)
    await expect(page.locator('#home').getByRole('listitem')).toHaveCount(FIGURES.length)
  })

  test('nothing lags with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    for (const lag of await lagAt(page, 400)) expect(Math.abs(lag)).toBeLessThan(0.1)
  })

  test('the headline says what the company does', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      home.headline.join(' '),
    )
  })
})
