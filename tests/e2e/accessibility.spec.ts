import { AxeBuilder } from '@axe-core/playwright'
import sharp from 'sharp'
import {
  about,
  AUDIENCE_LINKS,
  company,
  contact,
  FIGURES_BY_SECTION,
  hero as heroTexts,
  navigation,
} from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const LAPTOP = '1280x800'
const PHONE = '390x844'

async function expectNoAxeViolations(page: Page, selector?: string) {
  await site.waitForAnimations(page)
  // Without legacy mode, axe opens a second window to check cross-origin frames.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ runOnly: AXE_TAGS, rules: { 'target-size': { enabled: true } } })
  const { violations } = await (selector ? axe.include(selector) : axe).analyze()
  expect(violations).toEqual([])
}

const findTextsWithoutSystemColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const system = new Set<string>()
    for (const name of ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText']) {
      probe.style.color = name
      system.add(getComputedStyle(probe).color)
    }
    probe.remove()
    const isLegible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      system.has(getComputedStyle(element).color)
    return [...document.body.querySelectorAll('*:not(svg, svg *, script, style)')]
      .filter((element) => element.checkVisibility() && /\S/.test(element.textContent))
      .filter((element) => !isLegible(element))
      .map((element) => element.textContent)
  })

async function expectVisibleFocus(page: Page) {
  const focusedNames = new Set<string>()
  for (;;) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const bar = document.querySelector('header')!
      const isAboveBar = bar.contains(focused) || focused.matches('.skip-link')
      const visibleTop = isAboveBar ? 0 : bar.getBoundingClientRect().bottom
      return {
        name: focused.ariaLabel ?? focused.getAttribute('name') ?? focused.textContent,
        hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInView: bottom > visibleTop && right > 0 && top < innerHeight && left < innerWidth,
      }
    })
    if (!found) break
    focusedNames.add(found.name)
    expect(found).toMatchObject({ hasOutline: true, isInView: true })
  }
  expect(focusedNames.size).toBeGreaterThan(8)
}

for (const path of site.ALL_PAGES)
  test(`${path}: passes axe and can be used by keyboard and with forced colours`, async ({
    page,
  }) => {
    test.slow()
    await site.visit(page, path)
    await site.scrollThroughPageAndBack(page)
    for (const size of [PHONE, LAPTOP]) {
      await site.setViewportSize(page, size)
      await expectNoAxeViolations(page)
      if (path !== '/') continue
      await site.openMenu(page)
      await expectNoAxeViolations(page, 'header')
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await expect.poll(() => findTextsWithoutSystemColour(page)).toEqual([])
    const backgrounds = () =>
      page
        .locator('main svg:visible')
        .evaluateAll((svgs) => svgs.map((svg) => getComputedStyle(svg).backgroundColor))
    await expect.poll(backgrounds).not.toContain('rgba(0, 0, 0, 0)')
    const controls = page.locator('form :is(input, select, textarea, [type=submit]):visible')
    for (const control of await controls.all())
      await expect(control).not.toHaveCSS('border-bottom-width', '0px')
    for (const active of await page.locator('header [aria-current]:visible').all())
      await expect(active).toHaveCSS('text-decoration-line', 'underline')
    await page.emulateMedia({ forcedColors: 'none' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
    await page.reload()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: navigation.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expectVisibleFocus(page)
  })

test('form with errors, after a failure, after success: passes axe', async ({ page }) => {
  await site.visit(page, '/contact')
  await expect(form.formStatus(page)).toHaveText('')
  await form.sendButton(page).click()
  await expectNoAxeViolations(page, '#contact')
  await form.fillForm(page, form.createInquiry())
  for (const [behaviour, text] of [
    ['refuses', contact.form.failure],
    ['works', contact.form.success],
  ] as const) {
    await form.mockInbox(page, behaviour)
    await form.submitForm(page, undefined, text)
    await expectNoAxeViolations(page, '#contact')
  }
})

test('Tab after the skip link or a click on a text: continues from there', async ({ page }) => {
  await site.visit(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(site.mainLandmark(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(site.mainLandmark(page).locator(':focus')).toHaveCount(1)
  await page.locator('#about').getByText(about.freightSection.text).click()
  await page.keyboard.press('Tab')
  await expect(page.locator('#about :focus')).toHaveCount(1)
})

test('Tab on /contact: goes through the contact details before the form', async ({ page }) => {
  await site.visit(page, '/contact')
  const main = site.mainLandmark(page)
  const notice = main.getByRole('complementary').getByRole('link')
  const email = main.getByRole('link', { name: company.email }).first()
  await ((await notice.count()) > 0 ? notice.last() : email).focus()
  await page.keyboard.press('Tab')
  await expect(form.field(page, 'name')).toBeFocused()
})

/** The lightest grey on which the slightly tinted white text has a contrast of 4.5 (WCAG 2.2, 1.4.3). */
const MAX_GREY = 113

test('hero at any size: top bar, text and logo are legible over the poster', async ({ page }) => {
  test.slow()
  await site.visit(page, '/')
  const hero = page.locator('#home')
  await expect.poll(() => site.effectiveOpacity(hero.locator('[class*=hero_overlay]'))).toBe(1)
  const targets = {
    bar: site.bannerLandmark(page).locator('svg').first(),
    headline: hero.getByRole('heading'),
    ...(FIGURES_BY_SECTION.home.length > 0 && { figures: hero.getByRole('list') }),
    logo: hero.locator('svg:has(use):visible').first(),
    link: hero.getByRole('link', { name: heroTexts.aboutLink }),
    ...(AUDIENCE_LINKS.length > 0 && { audience: hero.getByRole('link').first() }),
  }
  const style = `#home :is(h1, a, ul, li) { color: #0000; border-color: #0000 }
    #home :is(a, li) * { color: #0000 } :is(#home, header) use, #home div:empty { display: none }`
  for (const size of `320x568 375x553 820x1180 844x390 1366x625 1440x900 2560x1440`.split(' ')) {
    await site.setViewportSize(page, size)
    for (const [name, target] of Object.entries(targets)) {
      const clip = (await target.boundingBox())!
      const picture = sharp(await page.screenshot({ clip, style })).greyscale()
      const maxGrey = (await picture.raw().toBuffer()).toSorted().at(-1)
      expect.soft(maxGrey, `${name} at ${size}`).toBeLessThanOrEqual(MAX_GREY)
    }
  }
})
