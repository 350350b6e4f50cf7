import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { HEAD_START_MS } from '../src/page-start/first-frame.ts'
import { expect, test, type Page } from './test.ts'
import {
  hold,
  isTypeset,
  PAGES,
  recordedShifts,
  recordShifts,
  untilHydrated,
  untilTypeset,
  visit,
} from './visit.ts'

const FILES = `${PREVIEW_FOLDER}/_astro`
const HTML_LIMIT_BYTES = 14 * 1024
const SCRIPTS_LIMIT_BYTES = 80 * 1024
/** Lines may move by a pixel when the typeface comes; that is 0.00. */
const NO_SHIFT = 0.005
const PHONE_POSTER_LIMIT_BYTES = 25 * 1024

const packedBytes = (file: string) => brotliCompressSync(readFileSync(file)).length

/** Everything the page has fetched: when it was asked for and answered, and when the page had loaded, in ms. */
const fetched = (page: Page) =>
  page.evaluate(() => ({
    loadedMs: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventStart,
    resources: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType, startTime, responseStart, encodedBodySize }) => ({
        name,
        initiatorType,
        startTime,
        responseStart,
        bytes: encodedBodySize,
      }),
    ),
  }))

/** The page's scripts learn of no frame until the function that this gives back is called. */
async function withholdFrames(page: Page) {
  await page.addInitScript(() => {
    const request = requestAnimationFrame
    const { promise, resolve } = Promise.withResolvers<void>()
    window.requestAnimationFrame = (listener) => {
      void promise.then(() => request(listener))
      return 0
    }
    addEventListener('withheld-frames', () => resolve())
  })
  return () => page.evaluate(() => dispatchEvent(new Event('withheld-frames')))
}

test.describe('as it is built @once', () => {
  for (const path of PAGES)
    test(`${path} travels in the first round trip of a connection`, () => {
      const file = path === '/' ? '/index' : path
      expect(packedBytes(`${PREVIEW_FOLDER}${file}.html`)).toBeLessThanOrEqual(HTML_LIMIT_BYTES)
    })

  test('all scripts together stay small', () => {
    const scripts = readdirSync(FILES).filter((file) => file.endsWith('.js'))
    const bytes = scripts.reduce((sum, file) => sum + packedBytes(`${FILES}/${file}`), 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT_BYTES)
  })

  test('nothing that is fetched holds up the first paint', async ({ page }) => {
    for (const path of [...PAGES, '/nowhere']) {
      await visit(page, path)
      const blocking = await page.evaluate(() =>
        (
          performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
            renderBlockingStatus: string
          })[]
        )
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
      )
      expect(blocking, path).toEqual([])
    }
  })
})

for (const path of PAGES)
  test(`${path} is painted without asking for its typeface, and then stands in it @once`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url())
    })
    const showFrames = await withholdFrames(page)
    await page.goto(path)
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1)
    expect(asked).toEqual([])

    await showFrames()
    await untilTypeset(page)
    expect(asked).toHaveLength(1)
  })

test.describe('all of a visit, with the film', () => {
  test.use({ hasFilm: true })

  for (const path of PAGES) {
    test(`${path} comes without shifting @not-small`, async ({ page }) => {
      await page.addInitScript(recordShifts)
      await visit(page, path)
      await untilTypeset(page)
      const shifts = await recordedShifts(page)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(NO_SHIFT)
    })

    test(`${path} asks nobody else for anything, and for no script or film before it has loaded @once`, async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      expect(asked.length).toBeGreaterThan(1)
      expect(
        asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
      ).toEqual([])

      const { loadedMs, resources } = await fetched(page)
      expect(loadedMs).toBeGreaterThan(0)
      const early = resources.filter(
        ({ name, startTime }) => /\.(js|mp4)$/.test(name) && startTime < loadedMs,
      )
      expect(early.map(({ name }) => name)).toEqual([])
      expect(resources.some(({ name }) => name.endsWith('.js'))).toBe(true)
    })
  }
})

/** Whether a section has been laid out, in the window or not. */
const isLaidOut = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((section) =>
      [...section.querySelectorAll('*')].some((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ),
    )

test('what lies below the window waits for the first frame', async ({ page }) => {
  const showFrames = await withholdFrames(page)
  await page.goto('/')
  expect(await isLaidOut(page, 'about')).toBe(false)
  await showFrames()
  for (const section of ['about', 'services', 'contact'])
    await expect.poll(() => isLaidOut(page, section), { message: section }).toBe(true)
})

test('so does, on a phone, what follows the first part of the page about the company @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 800 })
  const showFrames = await withholdFrames(page)
  await page.goto('/about')
  const headlines = page.locator('#about').getByRole('heading', { level: 2 })
  await expect(headlines).toHaveCount(1)
  await showFrames()
  await expect(headlines).toHaveCount(3)
})

test('scripts wait until everything is laid out @once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  const showFrames = await withholdFrames(page)
  await page.goto('/')
  // Timers and idle callbacks come in the order they were asked for: the page's own came before these.
  await page.evaluate(
    (ms) => new Promise((done) => setTimeout(() => requestIdleCallback(done), ms)),
    HEAD_START_MS,
  )
  expect(await isLaidOut(page, 'services')).toBe(false)
  expect(asked).toEqual([])

  await showFrames()
  await untilHydrated(page)
})

test('all scripts are asked for at once, none because another one names it @once', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js')
  const runtime = page.waitForRequest('**/islands.*.js')
  await page.goto('/')
  await runtime
  release()
  await untilHydrated(page)
  const { resources } = await fetched(page)
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length)
  const firstAnswer = Math.min(...scripts.map(({ responseStart }) => responseStart))
  for (const { name, startTime } of scripts) expect(startTime, name).toBeLessThan(firstAnswer)
})

test('a page in the background, which has no frames, waits for none @once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await withholdFrames(page)
  await page.goto('/')
  expect(await isTypeset(page)).toBe(true)
  expect(await isLaidOut(page, 'about')).toBe(true)
})

test('a page that is asked for a section stands in its typeface once it has loaded: nothing moves after that', async ({
  page,
}) => {
  await withholdFrames(page)
  await page.goto('/#contact')
  expect(await isTypeset(page)).toBe(true)
  expect(await isLaidOut(page, 'services')).toBe(true)
})

test('a page that is loaded again stands where it stood: nothing above waits', async ({ page }) => {
  await visit(page, '/')
  await untilTypeset(page)
  const contact = page.locator('#contact')
  await contact.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const placeOf = async () => (await contact.boundingBox())!.y
  const place = await placeOf()
  await withholdFrames(page)
  await page.reload()
  await expect.poll(placeOf).toBeCloseTo(place, 0)
})

test('without the typeface a page stays in its stand-in, and nothing fails @once', async ({
  page,
}) => {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  await page.route('**/*.woff2', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
  await visit(page, '/')
  await refused
  await expect(page.getByRole('contentinfo')).toHaveCSS('font-family', /^"?archivo fallback/i)
  expect(failures).toEqual([])
})

test('without scripts a page stands in its typeface, too @once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
  const typeface = page.waitForResponse('**/*.woff2')
  await page.goto('/')
  expect((await typeface).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^archivo,/)
  await page.close()
})

for (const path of ['/', '/about', '/services'])
  test(`${path} asks for its first picture before anything else in it, and for no other instead`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text()
    expect(html.lastIndexOf('<link rel="preload"')).toBeLessThan(html.indexOf('<style'))

    await visit(page, path)
    const { resources } = await fetched(page)
    const asked = resources
      .filter(({ initiatorType, name }) => initiatorType === 'link' && /avif|svg/.test(name))
      .map(({ name }) => name)
    expect(asked).toHaveLength(1)
    const shown = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(
            (image) => image.checkVisibility() && image.getBoundingClientRect().y < innerHeight,
          )
          .map(({ currentSrc }) => currentSrc),
      )
    expect(shown).toContain(asked[0])
  })

test('where motion is unwanted, only the picture that lasts is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const { resources } = await fetched(page)
  expect(resources.filter(({ name }) => name.includes('poster'))).toHaveLength(1)
})

test('a phone’s first picture is light @phones @not-small', async ({ page }) => {
  await visit(page, '/')
  const { resources } = await fetched(page)
  const posters = resources.filter(({ name }) => name.includes('poster'))
  expect(posters).toHaveLength(1)
  expect(posters[0]!.bytes).toBeGreaterThan(0)
  expect(posters[0]!.bytes).toBeLessThanOrEqual(PHONE_POSTER_LIMIT_BYTES)
})
