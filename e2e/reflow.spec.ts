import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/ensure-browser.ts'
import { navigation } from './content.ts'
import { expectReadable, expectSoon, overlaps, SIZES, ZOOMED } from './layout-assertions.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'
import { SERVICE_IDS } from './specification.ts'

/** WCAG 2.2, 1.4.12. The policy lets no style in from outside; a script of the page's own may still add one. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`p { margin-block-end: 2em !important; }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`)
    document.adoptedStyleSheets = [sheet]
  })

for (const path of site.ALL_PAGES)
  test(`${path}: can be read at every size, with wide spacing, without the font`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.visit(page, path)
    await site.untilTypeset(page)
    await site.readToTheEnd(page)
    await site.untilAtRest(page)
    for (const size of SIZES) {
      await site.resize(page, size)
      await expectReadable(page, size)
      await expectSoon.poll(() => overlaps(page), size).toEqual([])
      const logo = site.banner(page).getByRole('link', { name: navigation.logo, exact: true })
      await expect(logo.locator('svg').first(), size).toBeInViewport({ ratio: 1 })
    }
    await spaceText(page)
    for (const size of [ZOOMED, '1280x800']) {
      await site.resize(page, size)
      await expectReadable(page, `wide spacing at ${size}`)
    }
    await page.route('**/*.woff2', (route) => route.abort())
    await site.visit(page, path)
    await site.readToTheEnd(page)
    await expectReadable(page, 'without the font')
  })

// Media queries in em answer to a larger font as to a smaller viewport.
for (const { fontSize, widths } of [
  { fontSize: 24, widths: [320, 375] },
  { fontSize: 32, widths: [320, 375, 768, 1280] },
])
  test(`browser font size of ${fontSize} px: every page can be read`, async ({ baseURL }) => {
    test.slow()
    const { args, ...options } = launchOptions()
    const fontArgument = `--blink-settings=defaultFontSize=${fontSize}`
    const browser = await chromium.launch({ ...options, args: [...args, fontArgument] })
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' })
    await site.saveData(page.context())
    for (const path of [...site.LISTED_PAGES, '/nowhere']) {
      await site.visit(page, path)
      await site.readToTheEnd(page)
      for (const width of widths) {
        await site.resize(page, `${width}x800`)
        await expectReadable(page, `${path} at ${width} px`)
        await expectSoon.poll(() => overlaps(page), `${path} at ${width} px`).toEqual([])
      }
    }
    await browser.close()
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
  test(`pinned layout without room for ${why}: is the list until it has room`, async ({ page }) => {
    const openHeading = site.main(page).getByRole('link', { expanded: true })
    await site.resize(page, '1280x680')
    await site.visit(page, '/services#audit')
    await site.expectInView(page, 'audit')
    await change(page)
    await expect(openHeading).toBeVisible()
    await site.expectOpenInView(page, 'audit')
    await site.resize(page, '1280x1400')
    await expect(openHeading).toBeHidden()
    await site.expectOpenInView(page, 'audit')
  })

/** A small laptop and a phone at 400 %. */
for (const size of ['320x180', '341x162'])
  test(`zoom of 400 % at ${size}: nothing covers a line of the last service`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.resize(page, size)
    await site.visit(page, '/services#audit')
    await site.expectInView(page, 'audit')
    const covered = await page.locator('#audit > :is(div, ul) :is(p, li)').evaluateAll((lines) => {
      const bar = document.querySelector('header')!.getBoundingClientRect().bottom
      const isCovered = (line: Element) => {
        scrollBy({ top: line.getBoundingClientRect().top - bar - 4, behavior: 'instant' })
        const { left, top } = line.getBoundingClientRect()
        return !line.contains(document.elementFromPoint(left + 20, top + 12))
      }
      return lines.filter(isCovered).map((line) => line.textContent)
    })
    expect(covered).toEqual([])
  })

/** Whether an element crosses the middle of the viewport. */
const isAtMiddle = (page: Page, id: string) =>
  page.evaluate((name) => {
    const { top, bottom } = document.getElementById(name)!.getBoundingClientRect()
    return top <= innerHeight / 2 && bottom >= innerHeight / 2
  }, id)

const CHANGES: { what: string; id: (typeof SERVICE_IDS)[number]; from: string; to: string }[] = [
  { what: 'turned tablet', id: 'audit', from: '1180x820', to: '820x1180' },
  { what: 'laptop zoomed to 150 %', id: 'freight', from: '1280x800', to: '853x533' },
  { what: 'laptop zoomed back', id: 'freight', from: '853x533', to: '1280x800' },
  { what: 'window snapped to half', id: 'travel', from: '1920x1080', to: '960x1080' },
  { what: 'turned phone', id: 'audit', from: '390x844', to: '844x390' },
  { what: 'phone turned back', id: 'commercial', from: '844x390', to: '390x844' },
]

for (const { what, id, from, to } of CHANGES)
  test(`${what}: ${id} stays open and in view`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.resize(page, from)
    await site.visit(page, '/')
    await site.untilTypeset(page)
    await site.chooseFromMenu(page, id)
    await site.expectInView(page, id)
    await site.untilStill(page)
    await site.resize(page, to)
    await expect.poll(() => isAtMiddle(page, id)).toBe(true)
    await site.untilStill(page)
    expect(await isAtMiddle(page, id)).toBe(true)
    expect(await site.openServices(page)).toEqual([id])
  })
