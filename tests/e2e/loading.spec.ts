import { globSync, readFileSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'
import { expectNoHorizontalScroll } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

test.use({ hasVideo: true })

const PHONE_POSTER_LIMIT_BYTES = 25 * 1024
/** When the font loads, a line can move by a pixel. */
const MAX_LAYOUT_SHIFT = 0.01

const getTiming = (page: Page) =>
  page.evaluate(() => {
    type Resource = PerformanceResourceTiming & { renderBlockingStatus: string }
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    const [firstPaint] = performance.getEntriesByType('paint')
    return {
      paintedMs: firstPaint!.startTime,
      loadedMs: navigation.loadEventStart,
      resources: performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON() as Resource),
    }
  })

for (const path of site.ALL_PAGES)
  test(`${path}: loads without layout shift, error or early request`, async ({ page }) => {
    for (const size of ['390x844', '1440x900']) {
      await site.setViewportSize(page, size)
      const release = await site.pauseRequests(page, '**/*.woff2')
      const requested = page.waitForRequest('**/*.woff2')
      await site.visit(page, path)
      await requested
      release()
      await site.waitForFonts(page)
      await page.waitForLoadState('networkidle')
      await site.waitForThreeFrames(page)
      const shifts = await site.layoutShifts(page)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MAX_LAYOUT_SHIFT)
      const { paintedMs, loadedMs, resources } = await getTiming(page)
      expect(resources.filter((file) => file.renderBlockingStatus === 'blocking')).toEqual([])
      const isPageScript = ({ name }: { name: string }) => name.includes('/page-script')
      expect(resources.find(isPageScript)!.startTime).toBeGreaterThanOrEqual(paintedMs)
      const late = resources.filter((file) => /\.(js|mp4)$/.test(file.name) && !isPageScript(file))
      expect(late.length).toBeGreaterThan(0)
      expect(late.filter(({ startTime }) => startTime < loadedMs)).toEqual([])
      await site.scrollThroughPageAndBack(page)
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.timeline === document.timeline) animation.currentTime = 2200
      })
      await expectNoHorizontalScroll(page, size)
      await site.openMenu(page)
    }
  })

test('page that arrives in chunks: fetches the font only after the load event', async ({
  page,
}) => {
  await site.rewriteHtml(page, (html) => html.replace('</a>', '$&<script src="/slow.js"></script>'))
  const script = { contentType: 'text/javascript', body: '' }
  await page.route('**/slow.js', (route) => route.fulfill(script))
  const release = await site.pauseRequests(page, '**/slow.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.skip-link').waitFor({ state: 'attached' })
  await site.waitForThreeFrames(page)
  release()
  await page.waitForLoadState()
  await site.waitForFonts(page)
  const { loadedMs, resources } = await getTiming(page)
  const [font, ...others] = resources.filter(({ name }) => name.endsWith('.woff2'))
  expect(others).toEqual([])
  expect(font!.startTime).toBeGreaterThanOrEqual(loadedMs)
})

test('build: contains no regular expressions with lookbehind, which Safari 16.3 rejects', () => {
  const files = globSync(`${PREVIEW_FOLDER}/**/*.{html,js}`)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('build: every class in the HTML has a style', () => {
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

  test('fetches one small poster, even with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.visit(page, '/')
    const { resources } = await getTiming(page)
    const [poster, ...others] = resources.filter(({ name }) => name.includes('poster'))
    expect(others).toEqual([])
    const lazyImage = page.locator('#contact img')
    expect(await lazyImage.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toBe('')
    expect(poster!.encodedBodySize).toBeGreaterThan(0)
    expect(poster!.encodedBodySize).toBeLessThanOrEqual(PHONE_POSTER_LIMIT_BYTES)
  })
})

test.describe('phone on its side', () => {
  const viewport = { width: 844, height: 390 }
  test.use({ viewport, screen: viewport, deviceScaleFactor: 3, isMobile: true })

  test('fetches a poster with at most 2 px per CSS pixel', async ({ page }) => {
    await site.visit(page, '/')
    const posterWidth = await page
      .locator('#home img')
      .first()
      .evaluate(async ({ currentSrc }: HTMLImageElement) => {
        const image = new Image()
        image.src = currentSrc
        await image.decode()
        return image.naturalWidth
      })
    expect(posterWidth).toBeLessThanOrEqual(2 * viewport.width)
  })
})
