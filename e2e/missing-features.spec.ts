import { about, contact, services } from './content.ts'
import { anInquiry, fill, sendButton, status } from './inquiries.ts'
import { ERROR_HEADLINE, FIGURES, RIGHTS, SERVICES, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { chooseFromMenu, expectMenusAsRows, PAGES, untilHydrated } from './visit.ts'

// Whatever a browser lacks, and whatever fails while a page loads: everything can be read, and the rest works.

/** A text of each section below the fold. */
const TEXTS = [
  about.management.text[0]!,
  about.freight.text,
  services[0]!.text,
  contact.labels.responseTime,
]

async function expectAllReadable(page: Page) {
  for (const text of TEXTS) {
    const line = page.getByRole('main').getByText(text, { exact: true })
    await expect(line).toBeVisible()
    expect(
      await line.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
    ).toBe(true)
  }
}

/** Interfaces that are missing or throw, and the code that makes them so before the page's scripts run. */
const BROKEN = {
  'no IntersectionObserver': 'delete window.IntersectionObserver',
  'an IntersectionObserver that throws':
    'IntersectionObserver = class { constructor() { throw 1 } }',
  'no ResizeObserver': 'delete window.ResizeObserver',
  'a ResizeObserver that throws': 'ResizeObserver = class { constructor() { throw 1 } }',
  'no history.replaceState': 'History.prototype.replaceState = undefined',
  'a history.replaceState that throws': 'history.replaceState = () => { throw 1 }',
  'no history.pushState': 'History.prototype.pushState = undefined',
  'no MediaQueryList.addEventListener': 'MediaQueryList.prototype.addEventListener = undefined',
  'no matchMedia': 'window.matchMedia = undefined',
  'a matchMedia that throws': 'window.matchMedia = () => { throw 1 }',
  'no requestIdleCallback': 'delete window.requestIdleCallback',
  'a sessionStorage that throws':
    "Object.defineProperty(window, 'sessionStorage', { get() { throw 1 } })",
  'no document.fonts': "Object.defineProperty(document, 'fonts', { value: undefined })",
  'no performance entries': 'delete Performance.prototype.getEntriesByType',
  'a play() that returns nothing': 'HTMLMediaElement.prototype.play = () => undefined',
  'no toWellFormed': 'delete String.prototype.toWellFormed',
}

for (const [what, code] of Object.entries(BROKEN))
  test(`browser with ${what}: figures, services and form work`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript({ content: code })
    await page.goto('/')
    await untilHydrated(page)
    await expectAllReadable(page)
    for (const { final } of FIGURES)
      await expect(page.locator('#about').getByText(final, { exact: true })).toBeVisible()
    await chooseFromMenu(page, SERVICES.crew)
    await expect(page.locator('#crew').getByText(services[1]!.text)).toBeInViewport()
    expect(await page.locator('#technical').evaluate(({ clientHeight }) => clientHeight)).toBe(0)
    await fill(page, anInquiry())
    await sendButton(page).click()
    await expect(status(page)).toHaveText(SUCCESS)
    await expect(page.getByText(ERROR_HEADLINE)).toHaveCount(0)
    expect(errors).toEqual([])
  })

test('browser without popovers: the menus’ links are rows of the page', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    // As such a browser parses the page: it knows neither the attributes nor the selector.
    const body = (await response.text())
      .replace(/\bpopover(?=target="|=")/g, 'unknown')
      .replaceAll(/:popover-open/g, ':unknown')
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })
  await page.goto('/')
  await expectMenusAsRows(page)
  await page.getByRole('banner').getByRole('link', { name: SERVICES.crew }).click()
  await expect(page.locator('#crew').getByText(services[1]!.text)).toBeInViewport()
})

test('extension that removes every script: everything can be read', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLScriptElement) node.remove()
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto('/')
  await expectAllReadable(page)
})

test('browser without animation frames: everything can be read and printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  await expectAllReadable(page)
  await page.emulateMedia({ media: 'print' })
  await expectAllReadable(page)
})

for (const path of PAGES)
  test(`${path}: an early script that throws leaves nothing hidden`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener = () => {
        throw new Error('broken')
      }
    })
    await page.goto(path)
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
      await expect(heading).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(RIGHTS)).toBeVisible()
  })
