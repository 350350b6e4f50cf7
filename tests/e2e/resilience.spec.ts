import * as content from './content.ts'
import { contact, serviceById, services, SLIDES, TEST_SERVICE_IDS } from './content.ts'
import { createInquiry, fillForm, submitForm, sendButton } from './inquiries.ts'
import { findLayoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

// On busy machines, the browser renders the preloaded image late and warns that the preload was unused.
test.use({
  expectedErrors: /net::ERR_FAILED|React error #418|^broken|'hidePopover'|was preloaded/,
})

const SECTION_TEXTS = [
  content.about.freightSection.text,
  services[0]!.text,
  contact.detailLabels.responseTime,
]
async function expectContentVisible(page: Page) {
  const locators = SECTION_TEXTS.map((text) =>
    site.mainLandmark(page).getByText(text, { exact: true }),
  )
  if (content.FIGURES_BY_SECTION.home.length > 0)
    locators.push(page.locator('#home').getByRole('list'))
  for (const locator of locators) {
    await expect(locator).toBeVisible()
    await expect.poll(() => site.effectiveOpacity(locator)).toBe(1)
  }
  for (const { alt } of [content.hero.backgroundVideo, serviceById(TEST_SERVICE_IDS.first)])
    await expect(site.mainLandmark(page).getByRole('img', { name: alt }).first()).toBeVisible()
  await expect(site.carousel(page).getByRole('img').first()).toBeVisible()
  await expect(page.getByText(content.errorScreen.headline)).toHaveCount(0)
}

const findHiddenTexts = (page: Page) =>
  site.mainLandmark(page).evaluate((main) => {
    const hidden: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      const excluded =
        'script, style, noscript, select, a, [aria-hidden=true], details:not([open]) > :not(summary)'
      const isText = data.trim() && !element!.closest(excluded)
      if (isText && !element!.checkVisibility({ opacityProperty: true })) hidden.push(data)
    }
    return hidden
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page: hides no text, shows all menu links, and has no useless button @small', async ({
    page,
  }) => {
    test.slow()
    for (const path of site.ALL_PAGES)
      await test.step(path, async () => {
        await page.goto(path)
        await expect.poll(() => findHiddenTexts(page)).toEqual([])
        expect(await findLayoutFaults(page)).toEqual([])
        for (const button of await page.getByRole('button').all())
          await expect(button).toHaveAccessibleName(contact.form.send)
        await site.expectFallbackMenu(page)
        const firstSection = site.mainLandmark(page).locator('section, h1').first()
        const color = await firstSection.evaluate((element) => getComputedStyle(element).color)
        await expect(site.bannerLandmark(page)).toHaveCSS('color', color)
        const label = content.navigation[path.slice(1) as 'about'] as string | undefined
        const currentLink = site.bannerLandmark(page).locator('nav:visible [aria-current]')
        if (label) await expect(currentLink).toHaveText([label])
      })
    await page.goto('/')
    await site.waitForFonts(page)
    await site.serviceMenuLink(page, TEST_SERVICE_IDS.late).click()
    await expect(page).toHaveURL(`/#${TEST_SERVICE_IDS.late}`)
    await expect(page.locator(`#${TEST_SERVICE_IDS.late}`)).toBeInViewport({ ratio: 0.3 })
  })
})

const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'scripts that fail to load': (page) => page.route('**/*.js', (route) => route.abort()),
  'an early script that throws': (page) =>
    page.addInitScript(() => {
      window.addEventListener = () => {
        throw new Error('broken')
      }
    }),
  'no animation frames': (page) =>
    page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    }),
  'images that never load': (page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'image') await route.fallback()
    }),
}

for (const [failure, simulate] of Object.entries(FAILURES))
  test(`${failure}: every section can be read, and the form sends`, async ({ page }) => {
    await simulate(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expectContentVisible(page)
    if (failure === 'images that never load') {
      await site.waitForHydration(page)
      expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    }
    if (failure.startsWith('scripts'))
      for (const { text } of services)
        await expect(page.getByText(text, { exact: true })).toBeVisible()
    await fillForm(page, createInquiry())
    await sendButton(page).click()
    await expect(page.getByText(contact.form.success)).toBeVisible()
  })

test('carousel clicks before hydration, after a script failed once: take effect in order', async ({
  page,
}) => {
  const { pause, play, next, previous } = content.about.carousel
  const release = await site.pauseRequests(page, '**/*.js')
  await page.route('**/carousel.*.js', (route) => route.abort(), { times: 1 })
  const scriptFailed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  const names = [pause, next, next, next, pause, SLIDES[1]!.title, previous, previous, pause]
  for (const name of names) await page.getByRole('button', { name }).click()
  release()
  await scriptFailed
  await expect(site.carousel(page).getByRole('heading')).toHaveText([SLIDES.at(-1)!.title])
  await expect(page.getByRole('button', { name: play })).toBeVisible()
})

const RESTRICTED_BROWSERS = {
  'lacks APIs': `
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) delete window[name]
    History.prototype.replaceState = History.prototype.pushState = window.matchMedia = undefined
    for (const [object, name] of [[document, 'fonts'], [navigator, 'connection']])
      Object.defineProperty(object, name, { value: undefined })
    delete String.prototype.toWellFormed
    delete Performance.prototype.getEntriesByType
    HTMLMediaElement.prototype.play = () => undefined`,
  'blocks APIs': `
    const refuse = () => { throw new Error('refused') }
    IntersectionObserver = class { constructor() { refuse() } }
    ResizeObserver = class { constructor() { refuse() } }
    History.prototype.replaceState = History.prototype.pushState = window.matchMedia = refuse
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get: refuse })`,
}

for (const [restriction, script] of Object.entries(RESTRICTED_BROWSERS))
  test(`browser that ${restriction}, untrusted events: services and form work`, async ({
    page,
  }) => {
    await page.addInitScript({ content: script })
    await site.visit(page, '/')
    await expectContentVisible(page)
    await site.openMenu(page)
    await page.evaluate(() => {
      for (const type of ['click', 'focusin', 'pointerdown', 'input', 'keydown'])
        for (const target of [document, window])
          target.dispatchEvent(new Event(type, { bubbles: true }))
    })
    await site.serviceMenuLink(page, TEST_SERVICE_IDS.second).click()
    await expect(
      page
        .locator(`#${TEST_SERVICE_IDS.second}`)
        .getByText(serviceById(TEST_SERVICE_IDS.second).text),
    ).toBeInViewport()
    expect(await site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.second])
    await submitForm(page, createInquiry())
    expect(await page.pageErrors({ filter: 'all' })).toEqual([])
  })

test('browser without popover and hidden=until-found: menus and services work', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLElement.prototype, 'hidden', {
      get: (): boolean => false,
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute('hidden', Boolean(value))
      },
    }),
  )
  await site.rewriteHtml(page, (html) =>
    html
      .replaceAll(/\bpopover(?=target="|=")/g, 'unknown')
      .replaceAll(/:popover-open/g, ':unknown'),
  )
  await site.visit(page, '/')
  await site.expectFallbackMenu(page)
  await site.serviceMenuLink(page, TEST_SERVICE_IDS.second).click()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.second)
  await page.emulateMedia({ media: 'print' })
  for (const { text } of services) await expect(page.getByText(text, { exact: true })).toBeVisible()
})

test('extension that removes and adds elements before hydration: every section hydrates', async ({
  page,
}) => {
  const release = await site.pauseRequests(page, '**/*.js')
  await page.goto('/')
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.querySelector('h2, h3, li')?.remove()
      island.querySelector('p, input, div')?.after(document.createElement('foreign-element'))
    }
  })
  release()
  await site.waitForHydration(page)
  await expect(page.getByText(content.errorScreen.headline)).toHaveCount(0)
  await expect(site.bannerLandmark(page).getByRole('button').first()).toBeVisible()
})
