import { about, contact, services } from './content.ts'
import { expect, saveData, test, type Page } from './test.ts'
import { PAGES, untilHydrated } from './visit.ts'
import { FIRST_FRAME, SHOWN_AT_THE_LATEST_MS } from '../src/page-start/names.ts'

// Whatever fails while a page begins, all of it can be read, and what still works goes on.

/** Texts of each section below the landing page's first window. */
const PRINTED = [
  about.management.text[0]!,
  about.freight.text,
  services[0]!.text,
  contact.labels.responseTime,
]
const BELOW = [...PRINTED, contact.form.title]

async function expectAllReadable(page: Page) {
  for (const text of BELOW) {
    const line = page.getByRole('main').getByText(text, { exact: true })
    await expect(line).toBeVisible()
    await expect
      .poll(() => line.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
      .toBe(true)
  }
}

/** What is taken away or broken before the page begins, by its function in the page. */
const BREAKS: [what: string, breakIt: () => void][] = [
  ['no fonts interface', () => Object.defineProperty(document, 'fonts', { value: undefined })],
  [
    'a typeface that never comes',
    () => {
      document.fonts.load = () => new Promise(() => {})
    },
  ],
  [
    'a fonts interface that throws',
    () => {
      document.fonts.load = () => {
        throw new Error('broken')
      }
    },
  ],
  [
    'no frames',
    () => {
      window.requestAnimationFrame = () => 0
    },
  ],
  ['no kind of visit', () => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType')],
  [
    'parts that cannot be marked',
    () => {
      let calls = 0
      const set = Element.prototype.setAttribute
      Element.prototype.setAttribute = function (name, value) {
        if (name.startsWith('data-') && ++calls === 3) throw new Error('broken')
        set.call(this, name, value)
      }
    },
  ],
  [
    'no idle time',
    () => {
      Reflect.deleteProperty(window, 'requestIdleCallback')
    },
  ],
]

for (const [what, breakIt] of BREAKS)
  test(`${what}: everything can be read, and the page comes alive @once`, async ({ page }) => {
    await page.addInitScript(breakIt)
    await page.goto('/')
    await expectAllReadable(page)
    await untilHydrated(page)
  })

test('a second style sheet that never comes keeps nothing back for long @once', async ({
  page,
}) => {
  await page.route('**/below.*.css', () => new Promise(() => {}))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(SHOWN_AT_THE_LATEST_MS)
  await expectAllReadable(page)
})

for (const path of PAGES)
  test(`${path}: a first script that stops half way leaves nothing hidden @once`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ bypassCSP: true })
    await saveData(page.context())
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const stopped = html.replace(
        /<script data-scripts[^>]*>.*?<\/script>/s,
        `<script>document.body.setAttribute('${FIRST_FRAME}', '')</script>`,
      )
      expect(stopped).not.toBe(html)
      await route.fulfill({ response, body: stopped })
    })
    await page.goto(path)
    const parts = page.locator('main > section > *:not(script, [data-arrival])')
    expect(await parts.count()).toBeGreaterThan(0)
    for (const part of await parts.all()) await expect(part).toBeVisible()
    if (path === '/') await expectAllReadable(page)
    await page.close()
  })

test('an extension that takes the first script away leaves nothing hidden @once', async ({
  page,
}) => {
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLScriptElement) node.remove()
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto('/')
  await expectAllReadable(page)
})

test('a page that is printed before its second frame is printed whole @once', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  await expect(page.locator(`[${FIRST_FRAME}]`)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator(`[${FIRST_FRAME}]`).count()).toBe(1)
  for (const text of PRINTED)
    expect(await page.getByRole('main').getByText(text, { exact: true }).isVisible(), text).toBe(
      true,
    )
})

test('what arrives is never hidden while it waits to be scrolled to', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const hidden = await page
    .locator('[data-arrival]')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => !element.checkVisibility({ opacityProperty: true })).length,
    )
  expect(hidden).toBe(await page.locator('[data-arrival]:not(:visible)').count())
})
