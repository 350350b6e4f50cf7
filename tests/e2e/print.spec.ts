import {
  company,
  contact,
  FIGURES,
  serviceOf,
  SERVICE_IDS,
  SLIDES,
  SECOND,
  THIRD,
} from './content.ts'
import * as form from './inquiries.ts'
import { layoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

/** What is between the margins of A4, in px, as a page's window while it prints. */
const PAPER = '673x1000'
/** /credentials has the number and day of each ship's certificates. */
const MOST_SHEETS = (path: string) => ({ '/': 10, '/credentials': 7 })[path] ?? 6

/** The colours of all that is shown, and of what lies behind it. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll('html, body, body *:not(svg, svg *)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => getComputedStyle(element))
    return [...new Set(styles.flatMap((it) => [it.color, it.backgroundColor, it.backgroundImage]))]
  })

/** On A4 from the window as it is: black on white, no text over another, everything within the paper. */
async function expectLegible(page: Page, path: string) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(MOST_SHEETS(path))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details > *').filter({ visible: false })).toHaveCount(0)
  for (const size of [PAPER, '1600x1000']) {
    await site.resize(page, size)
    expect(await layoutFaults(page)).toEqual([])
  }
  expect(await colours(page)).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'none'])
  const [preview, shown] = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[property="og:image"]')!.content,
    getComputedStyle(document.body, '::before').content,
  ])
  expect(shown).toBe(JSON.stringify(new URL(preview!).host))
  await expect(site.banner(page).locator('svg').first()).toBeVisible()
  const controls = page.locator('button, form, picture, video').filter({ visible: true })
  await expect(controls).toHaveCount(0)
}

const MOMENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'before the scripts have come': async (page) => {
    await site.hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
  },
  'scrolled, while the figures count': async (page) => {
    await page.clock.install()
    await site.visit(page, '/')
    await page.clock.runFor(3000)
    await page.locator('#about').scrollIntoViewIfNeeded()
    await page.clock.runFor(300)
  },
  'with an open menu': (page) => site.visit(page, '/').then(() => site.openMenu(page)),
}

for (const [moment, reach] of Object.entries(MOMENTS))
  test(`/, printed ${moment}: is legible and complete`, async ({ page }) => {
    await reach(page)
    await expectLegible(page, '/')
    for (const id of ['home', 'about'] as const)
      await expect(page.locator(`#${id} li:has([data-final])`)).toHaveText(
        FIGURES[id].map(({ final, label }) => `${final} ${label}`),
        { useInnerText: true },
      )
    for (const id of SERVICE_IDS)
      for (const text of [serviceOf(id).title, serviceOf(id).text, ...serviceOf(id).items])
        await expect(page.locator(`[data-service=${id}]`).getByText(text).first()).toBeVisible()
    for (const text of SLIDES.flatMap((slide) => [slide.title, slide.text]))
      await expect(page.locator('#about').getByText(text, { exact: true })).toBeVisible()
    await expect(page.locator('#contact').getByText('@').first()).toBeVisible()
  })

for (const path of site.ALL_PAGES.slice(1))
  test(`${path}, printed: is legible on at most ${MOST_SHEETS(path)} sheets`, async ({ page }) => {
    await site.visit(page, path)
    await expectLegible(page, path)
  })

test('tables on paper: are as wide as the page, and break between rows alone', async ({ page }) => {
  const paths = [`/services/${THIRD}`, '/credentials'].filter((path) =>
    site.ALL_PAGES.includes(path),
  )
  test.skip(paths.length === 0, 'No page has tables')
  await page.emulateMedia({ media: 'print' })
  await site.resize(page, PAPER)
  const main = site.main(page)
  for (const path of paths) {
    await site.visit(page, path)
    const { width } = (await main.boundingBox())!
    for (const table of await main.getByRole('table').all())
      expect((await table.boundingBox())!.width).toBeGreaterThan(width - 20)
  }
  // Columns break as pages do, at any place.
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

test('receipt: is in view, and printed alone on one sheet', async ({ page }) => {
  const typed = form.anInquiry()
  await site.visit(page, `/contact?about=${SECOND}`)
  await form.send(page, typed)
  const { reference } = form.storedFrom(typed.name)[0]!
  await expect(form.receipt(page).getByText(reference)).toBeInViewport({ ratio: 1 })
  // In a test the browser prints nothing, and says at once that it has.
  await page.evaluate(() => (window.print = () => {}))
  await form.receipt(page).getByRole('button', { name: contact.form.receipt.print }).click()
  await page.emulateMedia({ media: 'print' })
  const lines = await form.receipt(page).innerText()
  expect((await page.locator('body').innerText()).trim()).toBe(lines.trim())
  const { menuName } = serviceOf(SECOND)
  for (const text of [reference, menuName, typed.message, company.name, company.email])
    expect(lines).toContain(text)
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
