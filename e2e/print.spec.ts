import { about, home, services } from './content.ts'
import { overlaps } from './layout-assertions.ts'
import { FIGURES, SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  hold,
  openMenu,
  scrollToMiddle,
  untilPrintable,
  visit,
} from './page-helpers.ts'

const PAPERS = ['A4', 'Letter'] as const
/** Width between the margins in px. */
const PRINTED_WIDTHS = { A4: 673, Letter: 695 }

const sheets = async (page: Page, format: (typeof PAPERS)[number]) => {
  await untilPrintable(page)
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)!.length
}

/** Two sheets; on them the figures are final, six services are open, no words meet. */
async function expectProfile(page: Page, papers: readonly (typeof PAPERS)[number][]) {
  for (const format of papers) {
    expect(await sheets(page, format), format).toBe(2)
    await page.emulateMedia({ media: 'print' })
    const viewport = page.viewportSize()!
    await page.setViewportSize({ width: PRINTED_WIDTHS[format], height: 1000 })
    expect(await overlaps(page), format).toEqual([])
    expect(await figures(page)).toEqual(FIGURES.map(({ final }) => final))
    for (const id of SERVICE_IDS) {
      const block = page.locator(`#${id}`)
      await expect(block.getByRole('heading')).toBeVisible()
      expect(await block.evaluate((element) => element.clientHeight), id).toBeGreaterThan(40)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      PRINTED_WIDTHS[format],
    )
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null })
  }
}

/** The figures of the hero as they are seen. */
const figures = (page: Page) =>
  page.locator('#home [data-final]').evaluateAll((all) =>
    all.map((figure) => {
      const { content, visibility } = getComputedStyle(figure, '::before')
      const isFinal = visibility === 'visible' && !figure.firstElementChild!.checkVisibility()
      return isFinal ? content.slice(1, -1) : figure.textContent
    }),
  )

const AT_ITS_END = 'at its end, on A4 and Letter'
const MOMENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'before the scripts have come': async (page) => {
    await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
  },
  'while the figures count': async (page) => {
    await page.clock.install()
    await visit(page, '/')
    await page.clock.runFor(3000)
    await scrollToMiddle(page, 'about')
    await page.clock.runFor(300)
  },
  'in the middle of the services': async (page) => {
    await visit(page, '/')
    await chooseFromMenu(page, SERVICES.freight)
    await expect(page.locator('#freight').getByRole('heading')).toBeInViewport()
  },
  'with an open menu': async (page) => {
    await visit(page, '/')
    await openMenu(page)
  },
  'without pictures and typeface': async (page) => {
    await page.route(/\.(avif|webp|jpe?g|woff2)$/, (route) => route.abort())
    await visit(page, '/')
  },
  [AT_ITS_END]: async (page) => {
    await visit(page, '/')
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  },
}

for (const [moment, reach] of Object.entries(MOMENTS))
  test(`landing page ${moment}: is two sheets`, async ({ page }) => {
    await reach(page)
    await expectProfile(page, moment === AT_ITS_END ? PAPERS : ['A4'])
  })

for (const [path, most] of [
  ['/about', 2],
  ['/services', 1],
  ['/contact', 1],
  ['/privacy', 2],
] as const)
  test(`${path}: takes ${most} sheets at most, with the address of the site and no text over another`, async ({
    page,
  }) => {
    await visit(page, path)
    for (const format of PAPERS) expect(await sheets(page, format)).toBeLessThanOrEqual(most)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: PRINTED_WIDTHS.A4, height: 1000 })
    expect(await overlaps(page)).toEqual([])
    const address = await page.evaluate(() =>
      ['::before', '::after'].map((part) => getComputedStyle(document.body, part).content),
    )
    expect(address).toEqual(Array(2).fill('"dhruva-maritime.example"'))
  })

test('print: has every slide, no control, film, form or open menu', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await untilPrintable(page)
  await page.emulateMedia({ media: 'print' })
  for (const { title, text } of about.carousel.slides) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: SERVICES.crew })).toHaveCount(0)
  await expect(page.locator('img[src*=dawn]')).toBeHidden()
  await expect(page.getByText(home.next)).toBeHidden()
  for (const { ask } of services)
    await expect(page.getByRole('link', { name: ask.label })).toHaveCount(0)
})
