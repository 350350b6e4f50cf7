import { AxeBuilder } from '@axe-core/playwright'
import sharp from 'sharp'
import { about, contact, FIGURES, navigation } from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COMPUTER = '1280x800'
const PHONE = '390x844'

/** Checks a page that is at rest, or a part of it, with axe. */
async function expectNoViolation(page: Page, part?: string) {
  await site.untilAtRest(page)
  // No page of ours holds a frame of another site, for which axe would open a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations).toEqual([])
}

/** Texts that are not in a colour of the visitor's system, or that nobody can see. */
const unforced = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const system = new Set<string>()
    for (const name of ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText']) {
      probe.style.color = name
      system.add(getComputedStyle(probe).color)
    }
    probe.remove()
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true }) && system.has(getComputedStyle(part).color)
    return [...document.body.querySelectorAll('*:not(svg, svg *, script, style)')]
      .filter((part) => part.checkVisibility() && /\S/.test(part.textContent) && !isSeen(part))
      .map((part) => part.textContent)
  })

/** Walks through the page with Tab. Every stop is marked, in the viewport and not under the bar. */
async function expectEveryStopVisible(page: Page) {
  const stops = new Set<string>()
  for (;;) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const bar = document.querySelector('header')!
      const isOnTop = bar.contains(focused) || focused.matches('.skip-link')
      const start = isOnTop ? 0 : bar.getBoundingClientRect().bottom
      return {
        name: focused.ariaLabel ?? focused.getAttribute('name') ?? focused.textContent,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInSight: bottom > start && right > 0 && top < innerHeight && left < innerWidth,
      }
    })
    if (!found) break
    stops.add(found.name)
    expect(found).toMatchObject({ isMarked: true, isInSight: true })
  }
  expect(stops.size).toBeGreaterThan(8)
}

for (const path of site.ALL_PAGES)
  test(`${path}: axe with touch targets, keyboard and forced colours`, async ({ page }) => {
    test.slow()
    await site.visit(page, path)
    await site.scrollThroughPage(page)
    for (const size of [PHONE, COMPUTER]) {
      await site.resize(page, size)
      await expectNoViolation(page)
      if (path !== '/') continue
      await site.openMenu(page)
      await expectNoViolation(page, 'header')
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await expect.poll(() => unforced(page)).toEqual([])
    // Words have a background of the visitor's system then; over a picture, drawings need one, too.
    const backgrounds = () =>
      page
        .locator('main svg:visible')
        .evaluateAll((all) => all.map((svg) => getComputedStyle(svg).backgroundColor))
    await expect.poll(backgrounds).not.toContain('rgba(0, 0, 0, 0)')
    const controls = page.locator('form :is(input, select, textarea, [type=submit]):visible')
    for (const control of await controls.all())
      await expect(control).not.toHaveCSS('border-bottom-width', '0px')
    // A shape, because colours say nothing here
    for (const active of await page.locator('header [aria-current]:visible').all())
      await expect(active).toHaveCSS('text-decoration-line', 'underline')
    await page.emulateMedia({ forcedColors: 'none' })
    // So no browser darkens the page.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
    await page.reload()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: navigation.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expectEveryStopVisible(page)
  })

test('form: passes axe with errors, failure, success', async ({ page }) => {
  await site.visit(page, '/contact')
  // A live region that comes with its text is not read out.
  await expect(form.status(page)).toHaveText('')
  await form.sendButton(page).click()
  await expectNoViolation(page, '#contact')
  await form.fill(page, form.anInquiry())
  for (const [service, text] of [
    ['refuses', contact.form.failure],
    ['works', contact.form.success],
  ] as const) {
    await form.serviceThat(page, service)
    await form.send(page, undefined, text)
    await expectNoViolation(page, '#contact')
  }
})

test('skip link, click on a text: Tab goes on from there', async ({ page }) => {
  await site.visit(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(site.main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(site.main(page).locator(':focus')).toHaveCount(1)
  await page.locator('#about').getByText(about.freight.text).click()
  await page.keyboard.press('Tab')
  await expect(page.locator('#about :focus')).toHaveCount(1)
})

test('Tab beside the form: goes down the left column first', async ({ page }) => {
  await site.visit(page, '/contact')
  await site.main(page).getByRole('complementary').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(form.field(page, 'name')).toBeFocused()
})

/** The lightest grey behind white, but for a tinge, at a contrast of 4.5 (WCAG 2.2, 1.4.3), of 255. */
const LIGHTEST = 113

test.describe('without the policy', () => {
  test.use({ bypassCSP: true })

  test('bar, words and logo are legible over the poster alone, at any size', async ({ page }) => {
    test.slow()
    await site.visit(page, '/')
    const hero = page.locator('#home')
    await expect.poll(() => site.opacityOf(hero.locator('[class*=hero_overlay]'))).toBe(1)
    const parts = {
      bar: site.banner(page).locator('svg').first(),
      headline: hero.getByRole('heading'),
      ...(FIGURES.home.length > 0 && { figures: hero.getByRole('list') }),
      logo: hero.locator('svg:has(use):visible').first(),
      link: hero.getByRole('link').first(),
    }
    // Hides words, logos and what lies on the picture, so that a screenshot shows what is behind them.
    const style = `#home :is(h1, a, ul, li) { color: #0000; border-color: #0000 }
      #home :is(a, li) * { color: #0000 } :is(#home, header) use, #home div:empty { display: none }`
    for (const size of `320x568 375x553 820x1180 844x390 1366x625 1440x900 2560x1440`.split(' ')) {
      await site.resize(page, size)
      for (const [name, part] of Object.entries(parts)) {
        const clip = (await part.boundingBox())!
        const picture = sharp(await page.screenshot({ clip, style })).greyscale()
        const lightest = (await picture.raw().toBuffer()).toSorted().at(-1)
        expect.soft(lightest, `${name} at ${size}`).toBeLessThanOrEqual(LIGHTEST)
      }
    }
  })
})
