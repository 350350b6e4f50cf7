import {
  AUDIENCE_LINKS,
  contact,
  credentials,
  navigation,
  services,
  TEST_SERVICE_IDS,
} from './content.ts'
import {
  expectNoHorizontalScroll,
  expectNoLayoutFaults,
  findLayoutFaults,
} from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'
import { translatePage } from './translator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /ERR_FAILED .*woff2$/ })

/** The viewport of a 1280 × 1024 px window at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = '320x256'
const SIZES = `${ZOOMED} 320x568 390x844 740x360 768x1024 1024x768 1280x680 2560x1440`.split(' ')
const LONG_WORD = 'Schiffahrtsgesellschaft'.repeat(3).slice(0, 60)

const addStyles = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, style)

async function setBrowserFontSize(page: Page, px: number) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: px } })
}

const applyTextSpacing = (page: Page) =>
  addStyles(
    page,
    `p { margin-block-end: 2em !important; }
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
  )

async function checkAtSizes(
  page: Page,
  sizes: string[],
  state: string,
  check = expectNoLayoutFaults,
) {
  for (const size of sizes) {
    await site.setViewportSize(page, size)
    await check(page, `${state} at ${size}`)
  }
}

for (const path of site.ALL_PAGES)
  test(`${path}: can be read at any size, with wide spacing, large text, and translated`, async ({
    page,
  }) => {
    test.slow()
    await site.visit(page, path)
    await site.waitForFonts(page)
    await site.scrollThroughPageAndBack(page)
    await site.waitForAnimations(page)
    const logo = site
      .bannerLandmark(page)
      .getByRole('link', { name: navigation.logoLabel, exact: true })
    for (const size of SIZES) {
      await checkAtSizes(page, [size], 'unchanged')
      await expect(logo.locator('svg').first(), size).toBeInViewport({ ratio: 1 })
    }
    await site.setViewportSize(page, '412x12140')
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(1300)
    await applyTextSpacing(page)
    await checkAtSizes(page, [ZOOMED, '390x844', '1280x800'], 'wide spacing')
    await addStyles(page, ':root { font-size: 200% }')
    await checkAtSizes(page, ['320x568', '1280x800'], 'text of 200 %')
    await addStyles(page, 'font { letter-spacing: 0.15em }')
    await page.evaluate(translatePage, 'ar')
    await checkAtSizes(
      page,
      ['320x568', '390x844', '1024x768', '1440x900'],
      'right to left',
      expectNoHorizontalScroll,
    )
    expect.soft(await findUnprotectedIdentifiers(page)).toEqual([])
    await page.route('**/*.woff2', (route) => route.abort())
    await site.visit(page, path)
    await site.scrollThroughPageAndBack(page)
    await checkAtSizes(page, ['1280x800'], 'without the font')
    await appendWord(page, LONG_WORD)
    await checkAtSizes(
      page,
      ['320x640', '1024x768'],
      'a word of 60 letters',
      expectNoHorizontalScroll,
    )
  })

const IDENTIFIERS = [
  ...(credentials?.fleet.entries ?? []).flatMap(({ name, imo, shipFacts }) => [
    name,
    imo,
    ...shipFacts.filter(({ label }) => label === 'Call sign').map(({ value }) => value),
  ]),
  ...(credentials?.certificates.entries ?? []).map(({ number }) => number),
  credentials?.companyDetails.cin,
  credentials?.companyDetails.gstin,
].flatMap((text) => text || [])

const findUnprotectedIdentifiers = (page: Page) =>
  page.locator('body *:not(script, style)').evaluateAll(
    (elements, identifiers) => {
      const texts = elements.flatMap(({ childNodes }) =>
        [...childNodes].filter((node) => node instanceof Text),
      )
      const normalize = (text: string) => ` ${text.replaceAll(/\s+/g, ' ')} `
      const hasIdentifier = ({ data }: Text) =>
        /\w@|\+\d/.test(data) ||
        identifiers.some((identifier) => normalize(data).includes(normalize(identifier)))
      const isUnprotected = ({ parentElement: parent }: Text) =>
        !parent!.closest('[translate=no]') || getComputedStyle(parent!).direction !== 'ltr'
      return texts
        .filter((text) => hasIdentifier(text) && isUnprotected(text))
        .map(({ data }) => data)
    },
    [...IDENTIFIERS, contact.detailLabels.allDayLabel],
  )

const appendWord = (page: Page, word: string) =>
  page.locator('main, footer').evaluateAll((elements, appended) => {
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        const isVisible = data.trim() && parentElement!.checkVisibility()
        if (isVisible && !parentElement!.closest('a[href^="mailto:"]'))
          texts.currentNode.textContent += ` ${appended}`
      }
    }
  }, word)

for (const fontSize of [16, 24])
  test(`browser font size of ${fontSize} px: audience links are visible without scrolling`, async ({
    page,
  }) => {
    await setBrowserFontSize(page, fontSize)
    await site.visit(page, '/')
    const links = page.locator('#home').getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(AUDIENCE_LINKS.length)
    for (const size of ['320x568', '360x740', '375x553', '768x1024', '1366x625']) {
      await site.setViewportSize(page, size)
      for (const link of await links.all())
        await expect.soft(link, size).toBeInViewport({ ratio: 1 })
    }
  })

for (const fontSize of [24, 32])
  test(`browser font size of ${fontSize} px: every page can be read`, async ({ page }) => {
    test.slow()
    await setBrowserFontSize(page, fontSize)
    for (const path of site.ALL_PAGES) {
      await site.visit(page, path)
      await site.scrollThroughPageAndBack(page)
      await checkAtSizes(page, ['320x800', '768x800', '1280x800'], path)
    }
  })

test('hero with a tall logo and a long headline: they stay below the top bar and do not overlap', async ({
  page,
}) => {
  await site.visit(page, '/')
  const logo = page.locator('#home svg:has(use):visible').first()
  await page.evaluate(() => {
    const headline = document.querySelector('h1')!
    headline.textContent += ` ${headline.textContent}`
    document.getElementById('home')!.style.setProperty('--hero-logo-stacked-horizon-y', '1.3333')
    for (const stacked of document.querySelectorAll('#home svg:has([href$="#logo-stacked"])'))
      stacked.setAttribute('viewBox', '0 0 96 128')
  })
  for (const size of '320x568 375x553 390x844 768x900 768x1024 1000x560 1440x900'.split(' ')) {
    await site.setViewportSize(page, size)
    const [barBox, logoBox] = [
      await site.bannerLandmark(page).boundingBox(),
      await logo.boundingBox(),
    ]
    expect.soft(logoBox!.y, size).toBeGreaterThanOrEqual(barBox!.height)
    expect.soft(logoBox!.width, size).toBeGreaterThan(40)
    expect.soft(await findLayoutFaults(page), size).toEqual([])
  }
})

test('pinned layout with text that no longer fits: becomes the accordion, and back', async ({
  page,
}) => {
  const isShort = services.every(({ text, items }) => text.length < 100 && items.length < 6)
  test.skip(isShort, 'content/services.yaml: short services have room for wider text')
  const openHeading = site.mainLandmark(page).getByRole('link', { expanded: true })
  await site.setViewportSize(page, '1280x680')
  await site.visit(page, `/services#${TEST_SERVICE_IDS.last}`)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.last)
  await applyTextSpacing(page)
  await expect(openHeading).toBeVisible()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.last)
  await site.setViewportSize(page, '1280x1400')
  await expect(openHeading).toBeHidden()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.last)
})

for (const [change, id, from, to] of [
  ['rotated tablet', TEST_SERVICE_IDS.last, '1180x820', '820x1180'],
  ['laptop zoomed to 150 %', TEST_SERVICE_IDS.middle, '1280x800', '853x533'],
  ['window snapped to half', TEST_SERVICE_IDS.late, '1920x1080', '960x1080'],
  ['rotated phone', TEST_SERVICE_IDS.third, '390x844', '844x390'],
] as const)
  test(`${change} and back: ${id} stays open and in view`, async ({ page }) => {
    await site.setViewportSize(page, from)
    await site.visit(page, '/')
    await site.waitForFonts(page)
    await site.openServiceFromMenu(page, id)
    await site.expectServiceInView(page, id)
    for (const size of [to, from]) {
      await site.waitForScrollEnd(page)
      await site.setViewportSize(page, size)
      await site.waitForScrollEnd(page)
      await site.expectServiceInView(page, id)
    }
  })
