import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PREVIEW_FOLDER } from '../integrations/build-target.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'

test.use({ hasVideo: true })

const FILES = `${PREVIEW_FOLDER}/_astro`
const LANDING_PAGE_LIMIT_BYTES = 26_000
const PAGE_LIMIT_BYTES = 15_500
const SCRIPTS_LIMIT_BYTES = 80 * 1024
const PHONE_POSTER_LIMIT_BYTES = 25 * 1024
/** Lines may move by a pixel when the font comes; that is 0.00. */
const NO_SHIFT = 0.005
/** One word in a new line of a headline, on a phone. */
const LEAST_SHIFT = 0.01
/** The page itself takes some seconds, and its end comes long after its start has been shown. */
const SLOW_BYTES_PER_S = 20_000

/** Elements whose style a tap may change. Each page has many more. */
const STYLED_LIMIT = 100

/** The part of Chromium's trace that is read. */
interface Trace {
  traceEvents: { args: { elementCount?: number } }[]
}

const compressedBytes = (file: string) => brotliCompressSync(readFileSync(file)).length

test('HTML of each page, and all scripts together: stay within the budget', () => {
  for (const path of [...site.PAGES, ...site.SERVICE_PAGES]) {
    const [name, limit] =
      path === '/' ? ['/index', LANDING_PAGE_LIMIT_BYTES] : [path, PAGE_LIMIT_BYTES]
    expect(compressedBytes(`${PREVIEW_FOLDER}${name}.html`), path).toBeLessThanOrEqual(limit)
  }
  const scripts = readdirSync(FILES).filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + compressedBytes(`${FILES}/${file}`), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT_BYTES)
})

/** Everything the page has fetched, and when the page had loaded, in ms. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    type Resource = PerformanceResourceTiming & { renderBlockingStatus: string }
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    return {
      loadedMs: navigation.loadEventStart,
      resources: performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON() as Resource),
    }
  })

const shiftOf = async (page: Page) =>
  (await site.layoutShifts(page)).reduce((sum, value) => sum + value, 0)
const expectNoShift = async (page: Page) => expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)

for (const path of site.ALL_PAGES)
  test(`${path}: loads without shift, complaint or early requests`, async ({ page }) => {
    await site.visit(page, path)
    await site.untilTypeset(page)
    await page.waitForLoadState('networkidle')
    const { loadedMs, resources } = await fetched(page)
    expect(resources.filter((file) => file.renderBlockingStatus === 'blocking')).toEqual([])
    const late = resources.filter(({ name }) => /\.(js|mp4)$/.test(name))
    expect(late.length).toBeGreaterThan(0)
    expect(late.filter(({ startTime }) => startTime < loadedMs)).toEqual([])
    await expectNoShift(page)
    await site.readToTheEnd(page)
    await site.openMenu(page)
    // Also of what the security policy refuses, such as every other host
    const complaints = await site.complaintsOf(page)
    // The browser itself notes the status of the unknown address.
    const isExpected = (text: string) => path === '/nowhere' && text.includes('404')
    expect(complaints.filter((text) => !isExpected(text))).toEqual([])
  })
test.describe('font that comes late', () => {
  test.use({ hasVideo: false })

  for (const size of ['375x667', '390x844', '412x915', '1350x940', '1440x900'])
    test(`at ${size}: shifts nothing on any page`, async ({ page }) => {
      test.slow()
      await site.resize(page, size)
      for (const path of new Set([...site.ALL_PAGES, ...site.SERVICE_PAGES])) {
        const release = await site.hold(page, '**/*.woff2')
        const isAsked = page.waitForRequest('**/*.woff2')
        await site.visit(page, path)
        await isAsked
        await site.nextFrames(page)
        release()
        await site.untilTypeset(page)
        await site.nextFrames(page)
        expect.soft(await shiftOf(page), path).toBeLessThan(LEAST_SHIFT)
        await page.unroute('**/*.woff2')
      }
    })
})

/** What a visitor taps, and where. */
const TAPS: [path: string, button: string | RegExp][] = [
  ['/', 'Menu'],
  ['/about', /Next/],
]
for (const [path, name] of TAPS)
  test(`${path}, tap on ${name}: styles anew what changes, not the page`, async ({ page }) => {
    await site.resize(page, '390x844')
    await site.visit(page, path)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    const browser = page.context().browser()!
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await button.click()
    await site.nextFrames(page)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
    const styled = traceEvents.flatMap(({ args }) => args.elementCount ?? [])
    expect(styled).not.toEqual([])
    expect(Math.max(...styled)).toBeLessThan(STYLED_LIMIT)
  })

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true })

  test('fetches one poster, which is light, also with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.visit(page, '/')
    const { resources } = await fetched(page)
    const [poster, ...others] = resources.filter(({ name }) => name.includes('poster'))
    expect(others).toEqual([])
    const farBelow = page.locator('#contact img')
    expect(await farBelow.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toBe('')
    expect(poster!.encodedBodySize).toBeGreaterThan(0)
    expect(poster!.encodedBodySize).toBeLessThanOrEqual(PHONE_POSTER_LIMIT_BYTES)
  })

  for (const path of site.PAGES)
    test(`${path} over a slow connection: nothing shifts while it arrives`, async ({ page }) => {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: SLOW_BYTES_PER_S,
        uploadThroughput: -1,
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectNoShift(page)
      await network.detach()
      await site.untilHydrated(page)
      await expectNoShift(page)
    })
})
