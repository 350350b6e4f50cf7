import {
  AUDIENCE_LINKS,
  contact,
  credentials,
  navigation,
  services,
  LAST,
  LATE,
  MIDDLE,
  THIRD,
} from './content.ts'
import { expectFit, expectReadable, layoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'
import { translatePage } from './translator.ts'

// Some tests do without the font.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /ERR_FAILED .*woff2$/ })

/** A 1280 px wide viewport at 400 %. WCAG 2.2, 1.4.10. */
const ZOOMED = '320x256'
/** Phones, both ways round, a tablet, computers. services.spec.ts has the sizes at which services are pinned. */
const SIZES = `${ZOOMED} 320x568 390x844 740x360 768x1024 1024x768 1280x680 2560x1440`.split(' ')
const LONG_WORD = 'Schiffahrtsgesellschaft'.repeat(3).slice(0, 60)

/** Adds a style to the page. Its policy lets none in from outside, but a script of its own may add one. */
const addStyle = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, style)

/** Sets the browser's font size. */
async function setFontSize(page: Page, standard: number) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** WCAG 2.2, 1.4.12. */
const spaceText = (page: Page) =>
  addStyle(
    page,
    `p { margin-block-end: 2em !important; }
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
  )

/** Checks a page at each size. */
async function checkAt(page: Page, sizes: string[], what: string, check = expectReadable) {
  for (const size of sizes) {
    await site.resize(page, size)
    await check(page, `${what} at ${size}`)
  }
}

for (const path of site.ALL_PAGES)
  test(`${path}: can be read at any size, spaced, enlarged, translated`, async ({ page }) => {
    test.slow()
    await site.visit(page, path)
    await site.untilTypeset(page)
    await site.scrollThroughPage(page)
    await site.untilAtRest(page)
    const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel, exact: true })
    for (const size of SIZES) {
      await checkAt(page, [size], 'as it is')
      await expect(logo.locator('svg').first(), size).toBeInViewport({ ratio: 1 })
    }
    // As programs that photograph a page open it.
    await site.resize(page, '412x12140')
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(1300)
    await spaceText(page)
    await checkAt(page, [ZOOMED, '390x844', '1280x800'], 'wide spacing')
    await addStyle(page, ':root { font-size: 200% }')
    await checkAt(page, ['320x568', '1280x800'], 'text of 200 %')
    // As the words of many languages are
    await addStyle(page, 'font { letter-spacing: 0.15em }')
    await page.evaluate(translatePage, 'ar')
    await checkAt(page, ['320x568', '390x844', '1024x768', '1440x900'], 'right to left', expectFit)
    expect.soft(await turnedAddresses(page)).toEqual([])
    await page.route('**/*.woff2', (route) => route.abort())
    await site.visit(page, path)
    await site.scrollThroughPage(page)
    await checkAt(page, ['1280x800'], 'without the font')
    await addWord(page, LONG_WORD)
    await checkAt(page, ['320x640', '1024x768'], 'a word of 60 letters', expectFit)
  })

/** Names and numbers of ships, certificates and the company, as content has them. */
const NAMES = [
  ...(credentials?.fleet.entries ?? []).flatMap(({ name, imo, facts }) => [
    name,
    imo,
    ...facts.filter(({ label }) => label === 'Call sign').map(({ value }) => value),
  ]),
  ...(credentials?.certificates.entries ?? []).map(({ number }) => number),
  credentials?.companyDetails.cin,
  credentials?.companyDetails.gstin,
].flatMap((text) => text || [])

/** Addresses, names, numbers and '24 h' that a translator may change, or that run from right to left. */
const turnedAddresses = (page: Page) =>
  page.locator('body *:not(script, style)').evaluateAll(
    (elements, names) => {
      const texts = elements.flatMap(({ childNodes }) =>
        [...childNodes].filter((node) => node instanceof Text),
      )
      const words = (text: string) => ` ${text.replaceAll(/\s+/g, ' ')} `
      const isAddress = ({ data }: Text) =>
        /\w@|\+\d/.test(data) || names.some((name) => words(data).includes(words(name)))
      const isTurned = ({ parentElement: parent }: Text) =>
        !parent!.closest('[translate=no]') || getComputedStyle(parent!).direction !== 'ltr'
      return texts.filter((text) => isAddress(text) && isTurned(text)).map(({ data }) => data)
    },
    [...NAMES, contact.labels.allDay],
  )

/** Adds a word to each text, but for addresses, which have their own breaks. */
const addWord = (page: Page, word: string) =>
  page.locator('main, footer').evaluateAll((parts, added) => {
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        const isShown = data.trim() && parentElement!.checkVisibility()
        if (isShown && !parentElement!.closest('.link_email'))
          texts.currentNode.textContent += ` ${added}`
      }
    }
  }, word)

for (const fontSize of [16, 24])
  test(`browser font size of ${fontSize} px: the first window has a link for each kind of visitor`, async ({
    page,
  }) => {
    await setFontSize(page, fontSize)
    await site.visit(page, '/')
    const links = page.locator('#home').getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(AUDIENCE_LINKS.length)
    for (const size of ['320x568', '360x740', '375x553', '768x1024', '1366x625']) {
      await site.resize(page, size)
      for (const link of await links.all())
        await expect.soft(link, size).toBeInViewport({ ratio: 1 })
    }
  })

// Media queries in em answer to a larger font as to a smaller viewport.
for (const fontSize of [24, 32])
  test(`browser font size of ${fontSize} px: every page can be read`, async ({ page }) => {
    test.slow()
    await setFontSize(page, fontSize)
    for (const path of site.ALL_PAGES) {
      await site.visit(page, path)
      await site.scrollThroughPage(page)
      await checkAt(page, ['320x800', '768x800', '1280x800'], path)
    }
  })

test('logo of 3 : 4, headline twice as long: stand below the bar, apart', async ({ page }) => {
  await site.visit(page, '/')
  const logo = page.locator('#home svg:has(use):visible').first()
  await page.evaluate(() => {
    const headline = document.querySelector('h1')!
    headline.textContent += ` ${headline.textContent}`
    document.documentElement.style.setProperty('--hero-logo-stacked-horizon-y', '1.3333')
    for (const stacked of document.querySelectorAll('#home svg:has([href$="#logo-stacked"])'))
      stacked.setAttribute('viewBox', '0 0 96 128')
  })
  for (const size of '320x568 375x553 390x844 768x900 768x1024 1000x560 1440x900'.split(' ')) {
    await site.resize(page, size)
    const [bar, drawn] = [await site.banner(page).boundingBox(), await logo.boundingBox()]
    expect.soft(drawn!.y, size).toBeGreaterThanOrEqual(bar!.height)
    expect.soft(drawn!.width, size).toBeGreaterThan(40)
    expect.soft(await layoutFaults(page), size).toEqual([])
  }
})

test('pinned layout without room for wider text: becomes the list', async ({ page }) => {
  const isShort = services.every(({ text, items }) => text.length < 100 && items.length < 6)
  test.skip(isShort, 'content/services.yaml: short services have room for wider text')
  const openHeading = site.main(page).getByRole('link', { expanded: true })
  await site.resize(page, '1280x680')
  await site.visit(page, `/services#${LAST}`)
  await site.expectOpenInView(page, LAST)
  await spaceText(page)
  await expect(openHeading).toBeVisible()
  await site.expectOpenInView(page, LAST)
  await site.resize(page, '1280x1400')
  await expect(openHeading).toBeHidden()
  await site.expectOpenInView(page, LAST)
})

for (const [what, id, from, to] of [
  ['turned tablet', LAST, '1180x820', '820x1180'],
  ['laptop zoomed to 150 %', MIDDLE, '1280x800', '853x533'],
  ['window snapped to half', LATE, '1920x1080', '960x1080'],
  ['turned phone', THIRD, '390x844', '844x390'],
] as const)
  test(`${what} and back: ${id} stays open and in view`, async ({ page }) => {
    await site.resize(page, from)
    await site.visit(page, '/')
    await site.untilTypeset(page)
    await site.chooseFromMenu(page, id)
    await site.expectOpenInView(page, id)
    for (const size of [to, from]) {
      await site.untilStill(page)
      await site.resize(page, size)
      await site.untilStill(page)
      await site.expectOpenInView(page, id)
    }
  })
