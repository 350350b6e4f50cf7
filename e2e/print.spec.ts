import { about } from './content.ts'
import { overlaps } from './layout-assertions.ts'
import { FIGURES, SERVICE_IDS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { hold, openMenu, resize, visit, type Size } from './page-helpers.ts'

/** What is between the margins of A4, in px, as a page's window while it prints. */
const PAPER: Size = [673, 1000]
const MOST_SHEETS = { '/': 10, '/about': 6, '/services': 6, '/contact': 6, '/privacy': 6 }

const sheets = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)!.length
}

/** The colours of all that is shown, and of what lies behind it. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('html, body, body *:not(svg, svg *)')]
    const shown = elements.filter((element) => element.checkVisibility())
    const styles = shown.map((element) => getComputedStyle(element))
    return {
      texts: [...new Set(styles.map(({ color }) => color))],
      backgrounds: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
      images: [...new Set(styles.map(({ backgroundImage }) => backgroundImage))],
    }
  })

const siteHost = (page: Page) =>
  page
    .locator('link[rel=canonical]')
    .evaluate((link) => new URL((link as HTMLLinkElement).href).host)

/** On A4 from the window as it is: black on white, no text over another, everything within the paper. */
async function expectLegible(page: Page, path: keyof typeof MOST_SHEETS) {
  expect(await sheets(page)).toBeLessThanOrEqual(MOST_SHEETS[path])
  await page.emulateMedia({ media: 'print' })
  for (const size of [PAPER, [1600, 1000] as const]) {
    await resize(page, size)
    expect(await overlaps(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size[0])
  }
  expect(await colours(page)).toEqual({
    texts: ['rgb(0, 0, 0)'],
    backgrounds: ['rgba(0, 0, 0, 0)'],
    images: ['none'],
  })
  const host = await page.evaluate(() => getComputedStyle(document.body, '::before').content)
  expect(host).toBe(JSON.stringify(await siteHost(page)))
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible()
  await expect(page.locator('button, form, picture, video').filter({ visible: true })).toHaveCount(
    0,
  )
}

const MOMENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'before the scripts have come': async (page) => {
    await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
  },
  'scrolled, while the figures count': async (page) => {
    await page.clock.install()
    await visit(page, '/')
    await page.clock.runFor(3000)
    await page.locator('#about').scrollIntoViewIfNeeded()
    await page.clock.runFor(300)
  },
  'with an open menu': async (page) => {
    await visit(page, '/')
    await openMenu(page)
  },
}

for (const [moment, reach] of Object.entries(MOMENTS))
  test(`landing page, printed ${moment}: has final figures, six services, every slide`, async ({
    page,
  }) => {
    await reach(page)
    await expectLegible(page, '/')
    for (const section of ['home', 'about'])
      expect(await printedFigures(page, section)).toEqual(FIGURES.map(({ final }) => final))
    for (const id of SERVICE_IDS) {
      await expect(page.locator(`#${id}`).getByRole('heading')).toBeVisible()
      await expect(page.locator(`#${id}`).getByRole('listitem').first()).toBeVisible()
    }
    for (const { title, text } of about.carousel.slides) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.locator('#contact').getByText('@').first()).toBeVisible()
  })

for (const path of ['/about', '/services', '/contact', '/privacy'] as const)
  test(`${path}, printed: is legible on at most ${MOST_SHEETS[path]} sheets`, async ({ page }) => {
    await visit(page, path)
    await expectLegible(page, path)
  })

/** The figures as they are seen. */
const printedFigures = (page: Page, section: string) =>
  page.locator(`#${section} [data-final]`).evaluateAll((all) =>
    all.map((figure) => {
      const isFinal = !figure.firstElementChild!.checkVisibility()
      return isFinal ? JSON.parse(getComputedStyle(figure, '::before').content).trim() : ''
    }),
  )
