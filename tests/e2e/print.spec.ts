import {
  company,
  contact,
  FIGURES_BY_SECTION,
  serviceById,
  SERVICE_IDS,
  SLIDES,
  TEST_SERVICE_IDS,
} from './content.ts'
import * as form from './inquiries.ts'
import { findLayoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

/** An A4 page without its margins, in CSS px. */
const PAPER = '673x1000'
const maxSheets = (path: string) => ({ '/': 10, '/credentials': 7 })[path] ?? 6

const findVisibleColours = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll('html, body, body *:not(svg, svg *)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => getComputedStyle(element))
    const colours = styles.flatMap((style) => [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
    ])
    return [...new Set(colours)]
  })

async function expectLegible(page: Page, path: string) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(maxSheets(path))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details > *').filter({ visible: false })).toHaveCount(0)
  for (const size of [PAPER, '1600x1000']) {
    await site.setViewportSize(page, size)
    expect(await findLayoutFaults(page)).toEqual([])
  }
  expect(await findVisibleColours(page)).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'none'])
  const [socialImage, printedHost] = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[property="og:image"]')!.content,
    getComputedStyle(document.body, '::before').content,
  ])
  expect(printedHost).toBe(JSON.stringify(new URL(socialImage!).host))
  await expect(site.bannerLandmark(page).locator('svg').first()).toBeVisible()
  const controls = page.locator('button, form, picture, video').filter({ visible: true })
  await expect(controls).toHaveCount(0)
}

const MOMENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'before scripts have loaded': async (page) => {
    await site.pauseRequests(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
  },
  'while scrolled and the figures count up': async (page) => {
    await page.clock.install()
    await site.visit(page, '/')
    await page.clock.runFor(3000)
    await page.locator('#about').scrollIntoViewIfNeeded()
    await page.clock.runFor(300)
  },
  'with an open menu': (page) => site.visit(page, '/').then(() => site.openMenu(page)),
}

for (const [moment, prepare] of Object.entries(MOMENTS))
  test(`/, printed ${moment}: is legible and complete`, async ({ page }) => {
    await prepare(page)
    await expectLegible(page, '/')
    for (const id of ['home', 'about'] as const)
      await expect(page.locator(`#${id} li:has([data-final])`)).toHaveText(
        FIGURES_BY_SECTION[id].map(({ final, label }) => `${final} ${label}`),
        { useInnerText: true },
      )
    for (const id of SERVICE_IDS)
      for (const text of [serviceById(id).title, serviceById(id).text, ...serviceById(id).items])
        await expect(page.locator(`[data-service=${id}]`).getByText(text).first()).toBeVisible()
    for (const text of SLIDES.flatMap((slide) => [slide.title, slide.text]))
      await expect(page.locator('#about').getByText(text, { exact: true })).toBeVisible()
    await expect(page.locator('#contact').getByText('@').first()).toBeVisible()
  })

for (const path of site.ALL_PAGES.slice(1))
  test(`${path}, printed: is legible on at most ${maxSheets(path)} sheets`, async ({ page }) => {
    await site.visit(page, path)
    await expectLegible(page, path)
  })

test('printed tables: are as wide as the page, and break only between rows', async ({ page }) => {
  const paths = [`/services/${TEST_SERVICE_IDS.third}`, '/credentials'].filter((path) =>
    site.ALL_PAGES.includes(path),
  )
  test.skip(paths.length === 0, 'No page has tables')
  await page.emulateMedia({ media: 'print' })
  await site.setViewportSize(page, PAPER)
  const main = site.mainLandmark(page)
  for (const path of paths) {
    await site.visit(page, path)
    const { width } = (await main.boundingBox())!
    for (const table of await main.getByRole('table').all())
      expect((await table.boundingBox())!.width).toBeGreaterThan(width - 20)
  }
  // CSS columns break content in the same way as printed pages, and scripts can measure columns.
  for (const height of [700, 850, 1000]) {
    const splitRows = await main.evaluate((element, blockSize) => {
      const columns = new CSSStyleSheet()
      columns.replaceSync(`main { columns: 673px; column-fill: auto; block-size: ${blockSize}px }`)
      document.adoptedStyleSheets = [columns]
      const rows = [...element.querySelectorAll('tbody tr')]
      return rows.filter((row) => row.getClientRects().length > 1).map((row) => row.textContent)
    }, height)
    expect(splitRows, `sheets of ${height} px`).toEqual([])
  }
})

test('receipt: scrolls into view, and prints alone on one sheet', async ({ page }) => {
  const typed = form.createInquiry()
  await site.visit(page, `/contact?about=${TEST_SERVICE_IDS.second}`)
  await form.submitForm(page, typed)
  const { reference } = form.storedInquiries(typed.name)[0]!
  await expect(form.receiptRegion(page).getByText(reference)).toBeInViewport({ ratio: 1 })
  // Headless Chromium can't print, but fires `afterprint` immediately.
  await page.evaluate(() => (window.print = () => {}))
  await form.receiptRegion(page).getByRole('button', { name: contact.form.receipt.print }).click()
  await page.emulateMedia({ media: 'print' })
  const lines = await form.receiptRegion(page).innerText()
  expect((await page.locator('body').innerText()).trim()).toBe(lines.trim())
  const { menuName } = serviceById(TEST_SERVICE_IDS.second)
  for (const text of [reference, menuName, typed.message, company.name, company.email])
    expect(lines).toContain(text)
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
