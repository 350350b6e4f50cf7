import { about, company, contact, home, serviceOf, services } from './content.ts'
import { anInquiry, field, fill, send, sendButton, storedFrom } from './inquiries.ts'
import { openServices } from './open-services.ts'
import { cutTexts } from './layout-assertions.ts'
import * as spec from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  complaintsOf,
  expectMenusAsRows,
  follow,
  hold,
  LOW_TRAFFIC_PAGES,
  opacityOf,
  PAGES,
  rewritePages,
  untilHydrated,
  visit,
} from './page-helpers.ts'

// Whatever a browser lacks, and whatever fails while a page loads: everything can be read, and the rest works.

const main = (page: Page) => page.getByRole('main')
const figures = spec.FIGURES.map(({ final, label }) => `${final} ${label}`)

/** Every text of each section. */
const WORDS: Record<string, string[]> = {
  home: [home.headline, ...figures],
  about: [
    about.management.headline,
    ...about.management.text,
    spec.FREIGHT_HEADLINE,
    about.freight.text,
    ...figures,
    ...spec.SLIDE_TITLES,
    ...about.carousel.slides.map(({ text }) => text),
  ],
  services: services.flatMap(({ id, title, text, items }) => [
    title,
    text,
    ...items,
    ...spec.SERVICE_TERMS[id],
  ]),
  contact: [
    spec.CONTACT_HEADLINE,
    company.email,
    ...company.phones.map(({ number }) => number),
    ...company.office.lines,
    spec.RESPONSE_TIME,
    spec.FORM_TITLE,
    ...spec.BADGES,
    contact.form.privacy.text.preview,
  ],
}
/** Lines that are visible in each section, also where React runs. */
const LINES: Record<string, string[]> = {
  home: [],
  about: [about.freight.text, about.management.text[0]!],
  services: [services[0]!.text, services[0]!.items[0]!],
  contact: [contact.labels.responseTime],
}
const ofPage = (texts: Record<string, string[]>, path: string) =>
  path === '/' ? Object.values(texts).flat() : texts[path.slice(1)]!
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

async function expectReadable(page: Page, path: string) {
  for (const text of ofPage(LINES, path)) {
    const line = main(page).getByText(text, { exact: true })
    await expect(line).toBeVisible()
    await expect.poll(() => opacityOf(line)).toBe(1)
  }
  await expect(page.getByText(spec.ERROR_HEADLINE)).toHaveCount(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page: has every word, nothing cut off, no dead button, and its menus as rows @small', async ({
    page,
  }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path)
        const text = plain((await main(page).innerText()).replaceAll('\n', ' '))
        for (const words of ofPage(WORDS, path)) expect(text).toContain(plain(words))
        expect(await cutTexts(page)).toEqual([])
        for (const button of await page.getByRole('button').all())
          await expect(button).toHaveAccessibleName(contact.form.send)
        await expectMenusAsRows(page)
      })
    await page.getByRole('banner').getByRole('link', { name: spec.SERVICES.travel }).click()
    await expect(page).toHaveURL('/#travel')
    await expect(page.locator('#travel')).toBeInViewport({ ratio: 0.3 })
  })

  test('top bar: is as light or dark as the start of the page', async ({ page }) => {
    for (const path of [...PAGES, ...LOW_TRAFFIC_PAGES])
      await test.step(path, async () => {
        await page.goto(path)
        const start = main(page).locator('section').first()
        const color = await start.evaluate((section) => getComputedStyle(section).color)
        await expect(page.getByRole('banner')).toHaveCSS('color', color)
      })
  })
})

/** What goes wrong, and what makes it so. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'scripts that never arrive': (page) => page.route('**/*.js', (route) => route.abort()),
  'an extension that removes every script': (page) =>
    page.addInitScript(() =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLScriptElement) node.remove()
      }).observe(document, { childList: true, subtree: true }),
    ),
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
    page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    ),
}

for (const [what, prepare] of Object.entries(FAULTS))
  test(`${what}: every page can be read, pictures by their texts, and the form sends @inbox`, async ({
    page,
  }) => {
    await prepare(page)
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path)
        await expectReadable(page, path)
        if (path === '/')
          for (const { alt } of [
            home.backgroundVideo,
            serviceOf('technical'),
            about.carousel.slides[0]!,
          ])
            await expect(main(page).getByRole('img', { name: alt }).first()).toBeVisible()
      })
    await fill(page, anInquiry())
    await sendButton(page).click()
    await expect(page.getByText(spec.SUCCESS)).toBeVisible()
  })

test('connection lost after loading: only sending fails @inbox', async ({ page, context }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await context.setOffline(true)
  await chooseFromMenu(page, spec.SERVICES.commercial)
  await expect(
    page.locator('#commercial').getByText(serviceOf('commercial').items[0]!),
  ).toBeInViewport()
  await follow(page, 'Contact')
  await send(page, typed, spec.FAILURE)
  await expect(field(page, 'message')).toHaveValue(typed.message)
  await context.setOffline(false)
  await send(page)
  expect(storedFrom(typed.name)).toHaveLength(1)
})

/** Code that takes interfaces away or makes them throw. Pairs that do not affect each other share a test. */
const BROKEN = {
  'no IntersectionObserver, a ResizeObserver that throws':
    'delete window.IntersectionObserver; ResizeObserver = class { constructor() { throw 1 } }',
  'no ResizeObserver, an IntersectionObserver that throws':
    'delete window.ResizeObserver; IntersectionObserver = class { constructor() { throw 1 } }',
  'no history.replaceState and pushState':
    'History.prototype.replaceState = History.prototype.pushState = undefined',
  'a history.replaceState that throws, no MediaQueryList.addEventListener':
    'history.replaceState = () => { throw 1 }; MediaQueryList.prototype.addEventListener = undefined',
  'no matchMedia, no requestIdleCallback':
    'window.matchMedia = undefined; delete window.requestIdleCallback',
  'a matchMedia that throws, no document.fonts':
    "window.matchMedia = () => { throw 1 }; Object.defineProperty(document, 'fonts', { value: undefined })",
  'storage that throws, no performance entries':
    "for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get() { throw 1 } }); delete Performance.prototype.getEntriesByType",
  'no toWellFormed, a play() that returns nothing':
    "Object.defineProperty(navigator, 'connection', { value: undefined }); delete String.prototype.toWellFormed; HTMLMediaElement.prototype.play = () => undefined",
}

for (const [what, code] of Object.entries(BROKEN))
  test(`browser with ${what}: figures, services and form work @inbox`, async ({ page }) => {
    await page.addInitScript({ content: code })
    await visit(page, '/')
    await expectReadable(page, '/')
    for (const { final } of spec.FIGURES)
      await expect(page.locator('#about').getByText(final, { exact: true })).toBeVisible()
    await chooseFromMenu(page, spec.SERVICES.crew)
    await expect(page.locator('#crew').getByText(serviceOf('crew').text)).toBeInViewport()
    expect(await openServices(page)).toEqual(['crew'])
    await send(page, anInquiry())
    expect(await page.pageErrors({ filter: 'all' })).toEqual([])
  })

test('browser without popovers: the menus are rows, and their links work', async ({ page }) => {
  // As such a browser parses the page: it knows neither the attributes nor the selector.
  await rewritePages(page, (html) =>
    html
      .replaceAll(/\bpopover(?=target="|=")/g, 'unknown')
      .replaceAll(/:popover-open/g, ':unknown'),
  )
  await page.goto('/')
  await expectMenusAsRows(page)
  await page.getByRole('banner').getByRole('link', { name: spec.SERVICES.crew }).click()
  await expect(page.locator('#crew').getByText(serviceOf('crew').text)).toBeInViewport()
})

/** Changes to a page before React has started. */
const CHANGES: Record<string, () => void> = {
  'a translator has put a font element around every text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() && !text.parentElement!.closest('script, style, noscript, title'))
        found.push(text)
    }
    for (const text of found) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text)
    }
  },
  'an extension has removed and added elements': () => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.querySelector('h2, h3, li')?.remove()
      island.querySelector('p, input, div')?.after(document.createElement('foreign-element'))
    }
  },
}

for (const [what, change] of Object.entries(CHANGES))
  test(`${what}: every page hydrates, and services open`, async ({ page }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
        const release = await hold(page, '**/*.js')
        await page.goto(path)
        await page.evaluate(change)
        release()
        await untilHydrated(page)
        await page.unroute('**/*.js')
        await expect(page.getByText(spec.ERROR_HEADLINE)).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
      })
    await page.goto('/services#crew')
    await expect.poll(() => openServices(page)).toEqual(['crew'])
    await expect(page.locator('#crew')).toContainText(serviceOf('crew').items[0]!)
    const complaints = await complaintsOf(page)
    expect(complaints.filter((text) => /policy|trusted/i.test(text))).toEqual([])
  })
