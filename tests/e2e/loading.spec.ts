import { globSync, readFileSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'
import { expectFit } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

test.use({ hasVideo: true })

const PHONE_POSTER_LIMIT_BYTES = 25 * 1024
/** A line moves by a pixel, or one word of a headline to another line, when the font comes. */
const MAX_LAYOUT_SHIFT = 0.01

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

for (const path of site.ALL_PAGES)
  test(`${path}: loads without shift, error or early request`, async ({ page }) => {
    for (const size of ['390x844', '1440x900']) {
      await site.resize(page, size)
      const release = await site.hold(page, '**/*.woff2')
      const isAsked = page.waitForRequest('**/*.woff2')
      await site.visit(page, path)
      await isAsked
      release()
      await site.untilTypeset(page)
      await page.waitForLoadState('networkidle')
      await site.nextFrames(page)
      const shifts = await site.layoutShifts(page)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MAX_LAYOUT_SHIFT)
      const { loadedMs, resources } = await fetched(page)
      expect(resources.filter((file) => file.renderBlockingStatus === 'blocking')).toEqual([])
      const late = resources.filter(({ name }) => /\.(js|mp4)$/.test(name))
      expect(late.length).toBeGreaterThan(0)
      expect(late.filter(({ startTime }) => startTime < loadedMs)).toEqual([])
      await site.scrollThroughPage(page)
      // Where a light that moves over a picture is beside it.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.timeline === document.timeline) animation.currentTime = 2200
      })
      await expectFit(page, size)
      await site.openMenu(page)
    }
  })

test('page that arrives in pieces: fetches its font only after it has loaded', async ({ page }) => {
  // The browser shows what stands before this script while it waits for it.
  await site.rewritePages(page, (html) =>
    html.replace('</a>', '$&<script src="/slow.js"></script>'),
  )
  const script = { contentType: 'text/javascript', body: '' }
  await page.route('**/slow.js', (route) => route.fulfill(script))
  const release = await site.hold(page, '**/slow.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.skip-link').waitFor({ state: 'attached' })
  await site.nextFrames(page)
  release()
  await page.waitForLoadState()
  await site.untilTypeset(page)
  const { loadedMs, resources } = await fetched(page)
  const [font, ...others] = resources.filter(({ name }) => name.endsWith('.woff2'))
  expect(others).toEqual([])
  expect(font!.startTime).toBeGreaterThanOrEqual(loadedMs)
})

test('built files: no lookbehind, which Safari 16.3 cannot read', () => {
  const files = globSync(`${PREVIEW_FOLDER}/**/*.{html,js}`)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('pages: each class has a style', () => {
  const matches = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, match]) => match!)
  for (const file of globSync(`${PREVIEW_FOLDER}/**/*.html`)) {
    const html = readFileSync(file, 'utf8')
    const styles = matches(html, /<style[^>]*>(.*?)<\/style>/gs).join('')
    const styled = new Set(matches(styles, /\.([a-z][\w-]*)/gi))
    const used = matches(html, / class="([^"]*)"/g).flatMap((names) => names.split(' '))
    expect(
      used.filter((name) => !styled.has(name)),
      file,
    ).toEqual([])
  }
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
})
