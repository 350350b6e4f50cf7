import * as content from './content.ts'
import { contact, serviceOf, services, SLIDES, FIRST, LATE, SECOND } from './content.ts'
import { anInquiry, fill, send, sendButton } from './inquiries.ts'
import { layoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

// Whatever a browser lacks, and whatever fails while a page loads: everything can be read, and the rest works.
// Chromium also warns of a preloaded picture that a busy machine draws seconds after the page has loaded.
test.use({
  expectedErrors: /net::ERR_FAILED|React error #418|^broken|'hidePopover'|was preloaded/,
})

/** A line of each section that is visible also where React runs. */
const LINES = [content.about.freight.text, services[0]!.text, contact.labels.responseTime]
async function expectShown(page: Page) {
  const parts = LINES.map((text) => site.main(page).getByText(text, { exact: true }))
  if (content.FIGURES.home.length > 0) parts.push(page.locator('#home').getByRole('list'))
  for (const part of parts) {
    await expect(part).toBeVisible()
    await expect.poll(() => site.opacityOf(part)).toBe(1)
  }
  for (const { alt } of [content.hero.backgroundVideo, serviceOf(FIRST)])
    await expect(site.main(page).getByRole('img', { name: alt }).first()).toBeVisible()
  // Any slide's: the carousel moves on where nothing says that it is out of view.
  await expect(site.carousel(page).getByRole('img').first()).toBeVisible()
  await expect(page.getByText(content.errorScreen.headline)).toHaveCount(0)
}

/** Returns hidden texts of the page, except links, options and what visitors can open themselves. */
const hiddenTexts = (page: Page) =>
  site.main(page).evaluate((main) => {
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      // The name of its column, in a cell, is for narrow windows.
      const other =
        'script, style, noscript, select, a, [aria-hidden=true], details:not([open]) > :not(summary)'
      const isText = data.trim() && !element!.closest(other)
      if (isText && !element!.checkVisibility({ opacityProperty: true })) found.push(data)
    }
    return found
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page: hides no word, has menus as rows, no dead button @small', async ({ page }) => {
    test.slow()
    for (const path of site.ALL_PAGES)
      await test.step(path, async () => {
        await page.goto(path)
        await expect.poll(() => hiddenTexts(page)).toEqual([])
        expect(await layoutFaults(page)).toEqual([])
        for (const button of await page.getByRole('button').all())
          await expect(button).toHaveAccessibleName(contact.form.send)
        await site.expectMenusAsRows(page)
        const start = site.main(page).locator('section, h1').first()
        const color = await start.evaluate((part) => getComputedStyle(part).color)
        await expect(site.banner(page)).toHaveCSS('color', color)
        const entry = content.navigation[path.slice(1) as 'about'] as string | undefined
        const active = site.banner(page).locator('nav:visible [aria-current]')
        if (entry) await expect(active).toHaveText([entry])
      })
    await page.goto('/')
    await site.untilTypeset(page)
    await site.menuEntry(page, LATE).click()
    await expect(page).toHaveURL(`/#${LATE}`)
    await expect(page.locator(`#${LATE}`)).toBeInViewport({ ratio: 0.3 })
  })
})

/** What goes wrong, and what makes it so. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'scripts that never arrive': (page) => page.route('**/*.js', (route) => route.abort()),
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
  'pictures that never arrive': (page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'image') await route.fallback()
    }),
}

for (const [what, prepare] of Object.entries(FAULTS))
  test(`${what}: every section can be read, the form sends`, async ({ page }) => {
    await prepare(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expectShown(page)
    if (what === 'pictures that never arrive') {
      await site.untilHydrated(page)
      expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    }
    // Nothing could open a service that is closed.
    if (what.startsWith('scripts'))
      for (const { text } of services)
        await expect(page.getByText(text, { exact: true })).toBeVisible()
    await fill(page, anInquiry())
    await sendButton(page).click()
    await expect(page.getByText(contact.form.success)).toBeVisible()
  })

test('clicks before hydration, or a failed script: take effect in order', async ({ page }) => {
  const { pause, play, next, previous } = content.about.carousel
  const release = await site.hold(page, '**/*.js')
  await page.route('**/carousel.*.js', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  const names = [pause, next, next, next, pause, SLIDES[1]!.title, previous, previous, pause]
  for (const name of names) await page.getByRole('button', { name }).click()
  release()
  await failed
  await expect(site.carousel(page).getByRole('heading')).toHaveText([SLIDES.at(-1)!.title])
  await expect(page.getByRole('button', { name: play })).toBeVisible()
})

/** Code that takes interfaces away, or makes them throw. */
const BROKEN = {
  'lacks interfaces': `
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) delete window[name]
    History.prototype.replaceState = History.prototype.pushState = window.matchMedia = undefined
    for (const [owner, name] of [[document, 'fonts'], [navigator, 'connection']])
      Object.defineProperty(owner, name, { value: undefined })
    delete String.prototype.toWellFormed
    delete Performance.prototype.getEntriesByType
    HTMLMediaElement.prototype.play = () => undefined`,
  'refuses everything': `
    const refuse = () => { throw new Error('refused') }
    IntersectionObserver = class { constructor() { refuse() } }
    ResizeObserver = class { constructor() { refuse() } }
    History.prototype.replaceState = History.prototype.pushState = window.matchMedia = refuse
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get: refuse })`,
}

for (const [what, code] of Object.entries(BROKEN))
  test(`browser that ${what}, foreign events: services and form work`, async ({ page }) => {
    await page.addInitScript({ content: code })
    await site.visit(page, '/')
    await expectShown(page)
    await site.openMenu(page)
    // As extensions and old browsers dispatch them
    await page.evaluate(() => {
      for (const type of ['click', 'focusin', 'pointerdown', 'input', 'keydown'])
        for (const target of [document, window])
          target.dispatchEvent(new Event(type, { bubbles: true }))
    })
    await site.menuEntry(page, SECOND).click()
    await expect(page.locator(`#${SECOND}`).getByText(serviceOf(SECOND).text)).toBeInViewport()
    expect(await site.openServices(page)).toEqual([SECOND])
    await send(page, anInquiry())
    expect(await page.pageErrors({ filter: 'all' })).toEqual([])
  })

test('browser without popovers and until-found: menus and services work', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLElement.prototype, 'hidden', {
      get: (): boolean => false,
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute('hidden', Boolean(value))
      },
    }),
  )
  // As such a browser parses the page: it knows neither the attributes nor the selector.
  await site.rewritePages(page, (html) =>
    html
      .replaceAll(/\bpopover(?=target="|=")/g, 'unknown')
      .replaceAll(/:popover-open/g, ':unknown'),
  )
  await site.visit(page, '/')
  await site.expectMenusAsRows(page)
  await site.menuEntry(page, SECOND).click()
  await site.expectOpenInView(page, SECOND)
  await page.emulateMedia({ media: 'print' })
  for (const { text } of services) await expect(page.getByText(text, { exact: true })).toBeVisible()
})

test('extension that has removed and added elements: every section hydrates', async ({ page }) => {
  const release = await site.hold(page, '**/*.js')
  await page.goto('/')
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.querySelector('h2, h3, li')?.remove()
      island.querySelector('p, input, div')?.after(document.createElement('foreign-element'))
    }
  })
  release()
  await site.untilHydrated(page)
  await expect(page.getByText(content.errorScreen.headline)).toHaveCount(0)
  await expect(site.banner(page).getByRole('button').first()).toBeVisible()
})
