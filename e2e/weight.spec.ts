import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PREVIEW_FOLDER } from '../integrations/build-target.ts'
import { expect, test, type Page } from './test.ts'
import {
  ALL_PAGES,
  complaintsOf,
  fetched,
  openMenu,
  PAGES,
  readToTheEnd,
  recordedShifts,
  recordShifts,
  untilHydrated,
  untilTypeset,
  visit,
} from './page-helpers.ts'

const FILES = `${PREVIEW_FOLDER}/_astro`
const HTML_LIMIT_BYTES = 28_000
const SCRIPTS_LIMIT_BYTES = 80 * 1024
/** Lines may move by a pixel when the font comes; that is 0.00. */
const NO_SHIFT = 0.005
const PHONE_POSTER_LIMIT_BYTES = 25 * 1024

const compressedBytes = (file: string) => brotliCompressSync(readFileSync(file)).length

test('HTML: each page stays within the budget', () => {
  for (const path of PAGES) {
    const file = `${PREVIEW_FOLDER}${path === '/' ? '/index' : path}.html`
    expect(compressedBytes(file), path).toBeLessThanOrEqual(HTML_LIMIT_BYTES)
  }
})

test('scripts: all of them together stay within the budget', () => {
  const scripts = readdirSync(FILES).filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + compressedBytes(`${FILES}/${file}`), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT_BYTES)
})

test.describe('a whole visit, with the film', () => {
  test.use({ hasFilm: true })

  for (const path of ALL_PAGES)
    test(`${path}: loads without layout shift, complaint, foreign or blocking requests, and no script or film before load`, async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.addInitScript(recordShifts)
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused: ${violatedDirective} ${blockedURI}`),
        ),
      )
      await visit(page, path)
      await untilTypeset(page)
      await page.waitForLoadState('networkidle')
      expect(asked.length).toBeGreaterThan(1)
      expect(
        asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
      ).toEqual([])

      const { loadedMs, resources } = await fetched(page)
      expect(resources.filter((file) => file.renderBlockingStatus === 'blocking')).toEqual([])
      const early = resources.filter(
        ({ name, startTime }) => /\.(js|mp4)$/.test(name) && startTime < loadedMs,
      )
      expect(early).toEqual([])
      expect(resources.some(({ name }) => name.endsWith('.js'))).toBe(true)
      const shifts = await recordedShifts(page)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(NO_SHIFT)
      await readToTheEnd(page)
      await openMenu(page)
      const complaints = await complaintsOf(page)
      // The browser itself notes the status of the unknown address.
      const isExpected = (text: string) => path === '/nowhere' && text.includes('404')
      expect(complaints.filter((text) => !isExpected(text))).toEqual([])
    })
})

/** A server that passes on what another one has, and holds a page back from `start` on until `release` is called. */
async function serveInTwoParts(origin: string, start: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type')!
    response.writeHead(answer.status, { 'Content-Type': type })
    const at = type.startsWith('text/html') ? body.indexOf(start) : 0
    response.write(body.subarray(0, at))
    if (at > 0) await promise
    response.end(body.subarray(at))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, release, close: () => server.close() }
}

test('/services on a phone, of which the end comes late: nothing shifts', async ({
  browser,
  baseURL,
}) => {
  const { url, release, close } = await serveInTwoParts(baseURL!, '<ol')
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(recordShifts)
  await page.goto(`${url}/services`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  release()
  await untilHydrated(page)
  expect(await recordedShifts(page)).toEqual([])
  await page.close()
  close()
})

for (const path of ['/', '/about', '/services'])
  test(`${path}: preloads the first picture that it shows, and no other`, async ({ page }) => {
    await visit(page, path)
    const { resources } = await fetched(page)
    const preloaded = resources
      .filter(({ initiatorType, name }) => initiatorType === 'link' && /\.(avif|svg)$/.test(name))
      .map(({ name }) => name)
    expect(preloaded).toHaveLength(1)
    const shown = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(
            (image) => image.checkVisibility() && image.getBoundingClientRect().y < innerHeight,
          )
          .map(({ currentSrc }) => currentSrc),
      )
    expect(shown).toContain(preloaded[0])
  })

const posters = async (page: Page) =>
  (await fetched(page)).resources.filter(({ name }) => name.includes('poster'))

test('reduced motion: only one poster is fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await posters(page)).toHaveLength(1)
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true })

  test('its poster is light', async ({ page }) => {
    await visit(page, '/')
    const [poster, ...others] = await posters(page)
    expect(others).toEqual([])
    expect(poster!.encodedBodySize).toBeGreaterThan(0)
    expect(poster!.encodedBodySize).toBeLessThanOrEqual(PHONE_POSTER_LIMIT_BYTES)
  })
})
