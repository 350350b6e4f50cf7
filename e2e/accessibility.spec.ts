import { AxeBuilder } from '@axe-core/playwright'
import { about, home, navigation } from './content.ts'
import { field, mailInstead, sendButton } from './inquiries.ts'
import { SENDING, SERVICE_IDS, SERVICES, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { openMenu, PAGES, LOW_TRAFFIC_PAGES, readToTheEnd, untilAtRest, visit } from './visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const CAROUSEL = '[aria-roledescription=carousel]'

/**
 * No finding of axe, once everything that comes in has come: in the whole page, or in the part that has
 * changed since the whole of it was looked at.
 */
async function expectNoViolation(page: Page, part?: string) {
  await untilAtRest(page)
  // No page of ours holds a frame of another site, for which axe would open a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
    ),
  ).toEqual([])
}

/** The page, and then its open menu. */
async function expectNone(page: Page) {
  await test.step('the page', () => expectNoViolation(page))
  await test.step('its menu', async () => {
    await openMenu(page)
    await expect(page.getByRole('banner').getByRole('link', { name: SERVICES.crew })).toBeVisible()
    await expectNoViolation(page, 'header')
  })
}

test.describe('with its film', () => {
  test.use({ hasFilm: true })

  test('the landing page has no finding, neither has its menu', async ({ page }) => {
    await visit(page, '/')
    // A film that stands still leaves the machine to axe.
    await page.getByRole('button', { name: home.film.pause }).press('Enter')
    await expect(page.getByRole('button', { name: home.film.play })).toBeVisible()
    await readToTheEnd(page)
    const figures = page.locator('#home').getByRole('list')
    await expect
      .poll(() => figures.evaluate((list) => list.checkVisibility({ opacityProperty: true })))
      .toBe(true)
    await expectNone(page)
  })
})

for (const path of PAGES.filter((path) => path !== '/'))
  test(`${path} has no finding, neither has its menu`, async ({ page }) => {
    await visit(page, path)
    await readToTheEnd(page)
    await expectNone(page)
  })

test('the pages that few come to have no finding @once', async ({ page }) => {
  for (const path of [...LOW_TRAFFIC_PAGES, '/nowhere']) {
    await visit(page, path)
    await test.step(path, () => expectNoViolation(page))
  }
})

test('no service has a finding when it is open @once', async ({ page }) => {
  // Six analyses in one visit
  test.slow()
  await visit(page, '/services')
  for (const id of SERVICE_IDS) {
    await page.goto(`/services#${id}`)
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((block) => block.clientHeight))
      .toBeGreaterThan(0)
    await expectNoViolation(page, '#services')
  }
})

test('no slide has a finding when it is shown @once', async ({ page }) => {
  await visit(page, '/about')
  const carousel = page.locator(CAROUSEL)
  await carousel.getByRole('button', { name: about.carousel.pause }).click()
  for (const { title } of about.carousel.slides) {
    await carousel.getByRole('button', { name: title }).click()
    await expect(carousel.getByRole('heading')).toHaveText([title])
    await expectNoViolation(page, CAROUSEL)
  }
})

test('the form has no finding with its errors, while sending, when it has failed and when it has sent @once', async ({
  page,
}) => {
  await visit(page, '/contact')
  await sendButton(page).click()
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolation(page, '#contact')

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/submit', async (route) => {
    await promise
    await route.fulfill({ json: { success: false } })
  })
  await field(page, 'name').fill('Asha Dev')
  await field(page, 'email').fill('asha@shipper.example')
  await field(page, 'message').fill('Two reefers to Jebel Ali.')
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: SENDING })).toBeVisible()
  await expectNoViolation(page, '#contact')
  resolve()
  await expect(mailInstead(page)).toBeVisible()
  await expectNoViolation(page, '#contact')

  await page.unroute('**/submit')
  await sendButton(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expectNoViolation(page, '#contact')
})

test('the first stop of the keyboard leads past the bar to the content @once', async ({ page }) => {
  for (const path of PAGES) {
    await visit(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: navigation.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  }
})

test('click on text: Tab goes on from the clicked place @once', async ({ page }) => {
  await visit(page, '/')
  await page.locator('#about').getByText(about.freight.text).click()
  await page.keyboard.press('Tab')
  const isAfterText = await page
    .locator('#about')
    .getByText(about.freight.text)
    .evaluate(
      (text) =>
        (text.compareDocumentPosition(document.activeElement!) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    )
  expect(isAfterText).toBe(true)
})
