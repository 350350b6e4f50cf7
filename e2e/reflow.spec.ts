import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/ensure-browser.ts'
import { navigation } from './content.ts'
import { expectReadable } from './layout-assertions.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A 1280 px wide viewport at 400 %. WCAG 2.2, 1.4.10. */
const ZOOMED = '320x256'
/** Phones, both ways round, tablets, computers, and the sides of 48em and 64em. */
const SIZES =
  `${ZOOMED} 320x568 360x640 390x844 740x360 844x390 768x1024 1024x768 1280x680 1920x1080 2560x1440`.split(
    ' ',
  )

/** WCAG 2.2, 1.4.12. The policy lets no style in from outside; a script of the page's own may still add one. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`p { margin-block-end: 2em !important; }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`)
    document.adoptedStyleSheets = [sheet]
  })

for (const path of site.ALL_PAGES)
  test(`${path}: can be read at any size, spaced wide, without font`, async ({ page }) => {
    await site.visit(page, path)
    await site.untilTypeset(page)
    await site.readToTheEnd(page)
    await site.untilAtRest(page)
    for (const size of SIZES) {
      await site.resize(page, size)
      await expectReadable(page, size)
      const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel, exact: true })
      await expect(logo.locator('svg').first(), size).toBeInViewport({ ratio: 1 })
    }
    await spaceText(page)
    for (const size of [ZOOMED, '320x568', '390x844', '1280x800']) {
      await site.resize(page, size)
      await expectReadable(page, `wide spacing at ${size}`)
    }
    await page.route('**/*.woff2', (route) => route.abort())
    await site.visit(page, path)
    await site.readToTheEnd(page)
    await expectReadable(page, 'without the font')
  })

/** The texts of a page that make it wider than the viewport when a word follows, one after the other. */
const tooWideWith = (page: Page, word: string) =>
  page.locator('main, footer').evaluateAll((parts, added) => {
    const found: string[] = []
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (
        let text = texts.nextNode() as Text | null;
        text;
        text = texts.nextNode() as Text | null
      ) {
        const { data, parentElement } = text
        // Addresses have their own breaks.
        if (!data.trim() || !parentElement!.checkVisibility() || parentElement!.closest('.email'))
          continue
        text.data = `${data} ${added}`
        if (document.documentElement.scrollWidth > innerWidth) found.push(data)
        text.data = data
      }
    }
    return found
  }, word)

for (const size of ['320x640', '390x844', '1024x768'])
  test(`a word of 60 characters in any text at ${size}: makes no page wider`, async ({ page }) => {
    await site.resize(page, size)
    for (const path of site.ALL_PAGES) {
      await site.visit(page, path)
      await site.untilTypeset(page)
      expect(
        await tooWideWith(page, 'Schiffahrtsgesellschaft'.repeat(3).slice(0, 60)),
        path,
      ).toEqual([])
    }
  })

// Media queries in em answer to a larger font as to a smaller viewport.
for (const fontSize of [24, 32])
  test(`browser font size of ${fontSize} px: every page can be read`, async ({ baseURL }) => {
    test.slow()
    const { args, ...options } = launchOptions()
    const fontArgument = `--blink-settings=defaultFontSize=${fontSize}`
    const browser = await chromium.launch({ ...options, args: [...args, fontArgument] })
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' })
    await site.saveData(page.context())
    for (const path of new Set([...site.LISTED_PAGES, ...site.ALL_PAGES])) {
      await site.visit(page, path)
      await site.readToTheEnd(page)
      for (const size of ['320x800', '375x800', '768x800', '1280x800']) {
        await site.resize(page, size)
        await expectReadable(page, `${path} at ${size}`)
      }
    }
    await browser.close()
  })

test('text enlarged to 200 % while a page is open: can be read @small', async ({ page }) => {
  test.slow()
  for (const path of new Set([...site.ALL_PAGES, ...site.SERVICE_PAGES])) {
    await site.visit(page, path)
    await site.readToTheEnd(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectReadable(page, path)
  }
})

test('pinned layout without room for wider text: becomes the list', async ({ page }) => {
  const openHeading = site.main(page).getByRole('link', { expanded: true })
  await site.resize(page, '1280x680')
  await site.visit(page, '/services#audit')
  await site.expectInView(page, 'audit')
  await spaceText(page)
  await expect(openHeading).toBeVisible()
  await site.expectOpenInView(page, 'audit')
  await site.resize(page, '1280x1400')
  await expect(openHeading).toBeHidden()
  await site.expectOpenInView(page, 'audit')
})

/** A small laptop and a phone at 400 %. */
for (const size of ['320x180', '341x162'])
  test(`zoom of 400 % at ${size}: nothing covers a line of the last service`, async ({ page }) => {
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

for (const [what, id, from, to] of [
  ['turned tablet', 'audit', '1180x820', '820x1180'],
  ['laptop zoomed to 150 %', 'freight', '1280x800', '853x533'],
  ['window snapped to half', 'travel', '1920x1080', '960x1080'],
  ['turned phone', 'commercial', '390x844', '844x390'],
] as const)
  test(`${what} and back: ${id} stays open and in view`, async ({ page }) => {
    await site.resize(page, from)
    await site.visit(page, '/')
    await site.untilTypeset(page)
    await site.chooseFromMenu(page, id)
    await site.expectInView(page, id)
    for (const size of [to, from]) {
      await site.untilStill(page)
      await site.resize(page, size)
      await expect.poll(() => isAtMiddle(page, id)).toBe(true)
      await site.untilStill(page)
      expect(await isAtMiddle(page, id)).toBe(true)
      expect(await site.openServices(page)).toEqual([id])
    }
  })
