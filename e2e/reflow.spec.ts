import { chromium, type Locator } from '@playwright/test'
import { launchOptions } from '../scripts/ensure-browser.ts'
import { about, contact, services } from './content.ts'
import { expectInView, expectOpenInView, openServices } from './open-services.ts'
import { brokenWords, cutTexts, overlaps, sideways } from './layout-assertions.ts'
import { SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, saveData, test, type Page } from './test.ts'
import {
  ALL_PAGES,
  chooseFromMenu,
  PAGES,
  readToTheEnd,
  resize,
  SIZES,
  spaceText,
  untilAtRest,
  untilStill,
  untilTypeset,
  visit,
  ZOOMED,
  type Size,
} from './page-helpers.ts'

/** Waits, because the pinned layout becomes the list only after it has measured the service. */
const expectSoon = expect.configure({ soft: true, timeout: 3000 })

async function expectReadable(page: Page, where: string) {
  await untilAtRest(page)
  await expectSoon.poll(() => sideways(page), where).toBe(0)
  await expectSoon.poll(() => cutTexts(page), where).toEqual([])
}

for (const path of ALL_PAGES)
  test(`${path}: nothing is cut off, covered or wider than the viewport at any size, with wide spacing, and without the font`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await untilTypeset(page)
    await readToTheEnd(page)
    for (const size of SIZES) {
      await resize(page, size)
      await expectReadable(page, size.join(' × '))
      await expectSoon.poll(() => overlaps(page), size.join(' × ')).toEqual([])
    }
    await spaceText(page)
    for (const size of [ZOOMED, [1280, 800]] as const) {
      await resize(page, size)
      await expectReadable(page, `wide spacing at ${size.join(' × ')}`)
    }
    await page.route('**/*.woff2', (route) => route.abort())
    await visit(page, path)
    await readToTheEnd(page)
    await expectReadable(page, 'without the font')
  })

// Media queries in em answer to a larger font as to a smaller viewport.
for (const { fontSize, widths } of [
  { fontSize: 24, widths: [320, 375] },
  { fontSize: 32, widths: [320, 375, 768, 1280] },
])
  test(`browser font size of ${fontSize} px: nothing is cut off or wider than the viewport`, async ({
    baseURL,
  }) => {
    test.slow()
    const { args, ...options } = launchOptions()
    const browser = await chromium.launch({
      ...options,
      args: [...args, `--blink-settings=defaultFontSize=${fontSize}`],
    })
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' })
    await saveData(page.context())
    for (const path of [...PAGES, '/nowhere']) {
      await visit(page, path)
      await readToTheEnd(page)
      for (const width of widths) {
        await resize(page, [width, 800])
        await expectReadable(page, `${path} at ${width} px`)
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
      }
    }
    await browser.close()
  })

/** Lines of a service that lie outside its block or the viewport, or have to be scrolled to within it. */
const cutLines = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const { top: start, bottom: end } = block.getBoundingClientRect()
    return [...block.querySelectorAll('h2, h3, p, ul, li, a')]
      .filter((line) => {
        const { top, bottom, height } = line.getBoundingClientRect()
        const isOutside = top < start - 1 || bottom > Math.min(end, innerHeight) + 1
        const hasToBeScrolled = line.matches('ul') && line.scrollHeight > line.clientHeight + 1
        return height > 0 && (isOutside || hasToBeScrolled)
      })
      .map((line) => line.textContent)
  })

/** The heading of the open service, which only the list has. */
const openHeading = (page: Page) => page.getByRole('main').getByRole('link', { expanded: true })

/** Where the pinned layout has least room: the lowest viewports on both sides of 48rem and 64rem, the widest for their height. */
for (const [path, ...size] of [
  ['/services', 360, 640],
  ['/services', 390, 844],
  ['/services', 768, 640],
  ['/services', 1023, 640],
  ['/services', 1024, 640],
  ['/services', 1920, 1080],
  ['/services', 3840, 768],
  ['/', 1280, 680],
] as const)
  test(`pinned layout of ${path} at ${size.join(' × ')}: has room for every line of every service`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await resize(page, size)
    await visit(page, path)
    await untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await page.goto(`${path}#${id}`)
      await expectOpenInView(page, id)
      expect(await cutLines(page, id), id).toEqual([])
    }
    await expect(openHeading(page)).toBeHidden()
  })

const repeatTexts = (page: Page) =>
  page.evaluate(() => {
    for (const line of document.querySelectorAll('[data-service] :is(p, li)'))
      line.textContent = `${line.textContent} ${line.textContent}`
  })

for (const [why, change] of [
  ['wider spacing', spaceText],
  ['a language of longer words', repeatTexts],
] as const)
  test(`pinned layout without room because of ${why}: becomes the list until the viewport grows, and the service stays open and in view`, async ({
    page,
  }) => {
    await resize(page, [1280, 680])
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    await change(page)
    await expect(openHeading(page)).toBeVisible()
    await expectOpenInView(page, 'audit')
    await resize(page, [1280, 1400])
    await expect(openHeading(page)).toBeHidden()
    await expectOpenInView(page, 'audit')
  })

test('viewport that becomes lower while the page scrolls to a service: shows that service in the end', async ({
  page,
}) => {
  await resize(page, [1280, 1080])
  await visit(page, '/')
  await untilTypeset(page)
  await chooseFromMenu(page, SERVICES.travel)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await resize(page, [1280, 720])
  await untilStill(page)
  await expectOpenInView(page, 'travel')
})

/** A small laptop and a phone at 400 %. */
for (const size of [
  [320, 180],
  [341, 162],
] as const)
  test(`zoom of 400 % at ${size.join(' × ')}: nothing covers a line of the last service`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await resize(page, size)
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    const covered = await page.locator('#audit > :is(div, ul) :is(p, li)').evaluateAll((lines) => {
      const bar = document.querySelector('header')!.getBoundingClientRect().bottom
      return lines
        .filter((line) => {
          scrollBy({ top: line.getBoundingClientRect().top - bar - 4, behavior: 'instant' })
          const place = line.getBoundingClientRect()
          return !line.contains(document.elementFromPoint(place.left + 20, place.top + 12))
        })
        .map((line) => line.textContent)
    })
    expect(covered).toEqual([])
  })

/** Whether an element crosses the middle of the viewport. */
const isAtMiddle = (page: Page, id: string) =>
  page.evaluate((name) => {
    const { top, bottom } = document.getElementById(name)!.getBoundingClientRect()
    return top <= innerHeight / 2 && bottom >= innerHeight / 2
  }, id)

const CHANGES: { what: string; id: keyof typeof SERVICES; from: Size; to: Size }[] = [
  { what: 'turned tablet', id: 'audit', from: [1180, 820], to: [820, 1180] },
  { what: 'laptop zoomed to 150 %', id: 'freight', from: [1280, 800], to: [853, 533] },
  { what: 'laptop zoomed back', id: 'freight', from: [853, 533], to: [1280, 800] },
  { what: 'window snapped to half', id: 'travel', from: [1920, 1080], to: [960, 1080] },
  { what: 'turned phone', id: 'audit', from: [390, 844], to: [844, 390] },
  { what: 'phone turned back', id: 'commercial', from: [844, 390], to: [390, 844] },
]

for (const { what, id, from, to } of CHANGES)
  test(`${what}: ${id} stays open and in view`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await resize(page, from)
    await visit(page, '/')
    await untilTypeset(page)
    await chooseFromMenu(page, SERVICES[id])
    await expectInView(page, id)
    await untilStill(page)
    await resize(page, to)
    await expect.poll(() => isAtMiddle(page, id)).toBe(true)
    await untilStill(page)
    expect(await isAtMiddle(page, id)).toBe(true)
    expect(await openServices(page)).toEqual([id])
  })

/** Checks that a picture is cropped around its focal point in content/, or the default. */
const expectFocus = (picture: Locator, { focus = '50% 50%' }: { focus?: unknown }) =>
  expect(picture).toHaveCSS('object-position', String(focus))

test('cropped pictures: keep their focal point in view', async ({ page }) => {
  await visit(page, '/')
  for (const service of services)
    await expectFocus(page.locator(`#${service.id} img`).first(), service)
  for (const slide of about.carousel.slides)
    await expectFocus(page.getByRole('img', { name: slide.alt, includeHidden: true }), slide)
  await expectFocus(page.locator('#contact img'), contact.background)
})
