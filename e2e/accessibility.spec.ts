import { AxeBuilder } from '@axe-core/playwright'
import { about, home, navigation } from './content.ts'
import { field, mailInstead, sendButton } from './inquiries.ts'
import { SENDING, SERVICE_IDS, SERVICES, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { openMenu, PAGES, readToTheEnd, untilAtRest, visit } from './visit.ts'

test.use({ hasFilm: true })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No finding of axe in the page as it stands, once everything that comes in has come. */
async function expectNoViolation(page: Page) {
  await untilAtRest(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
    ),
  ).toEqual([])
}

/** The hero is shown, and everything that arrives with the scroll has arrived. */
async function visitWhole(page: Page, path: string) {
  await visit(page, path)
  await readToTheEnd(page)
  if (path !== '/') return
  await expect(page.getByRole('button', { name: home.film.pause })).toBeVisible()
  const figures = page.locator('#home').getByRole('list')
  await expect
    .poll(() => figures.evaluate((list) => list.checkVisibility({ opacityProperty: true })))
    .toBe(true)
}

for (const path of [...PAGES, '/nowhere']) {
  test(`${path} has no finding`, async ({ page }) => {
    await visitWhole(page, path)
    await expectNoViolation(page)
  })

  test(`${path} has no finding with its menu open`, async ({ page }) => {
    await visitWhole(page, path)
    await openMenu(page)
    await expect(page.getByRole('banner').getByRole('link', { name: SERVICES.crew })).toBeVisible()
    await expectNoViolation(page)
  })
}

test('no service has a finding when it is open', async ({ page }) => {
  await visit(page, '/services')
  for (const id of SERVICE_IDS) {
    await page.goto(`/services#${id}`)
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((block) => block.clientHeight))
      .toBeGreaterThan(0)
    await expectNoViolation(page)
  }
})

test('no slide has a finding when it is shown', async ({ page }) => {
  await visitWhole(page, '/about')
  const carousel = page.locator('[aria-roledescription=carousel]')
  await carousel.getByRole('button', { name: about.carousel.pause }).click()
  for (const { title } of about.carousel.slides) {
    await carousel.getByRole('button', { name: title }).click()
    await expect(carousel.getByRole('heading')).toHaveText([title])
    await expectNoViolation(page)
  }
})

test('the form has no finding with its errors, while sending, when it has failed and when it has sent', async ({
  page,
}) => {
  await visitWhole(page, '/contact')
  await sendButton(page).click()
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolation(page)

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
  await expectNoViolation(page)
  resolve()
  await expect(mailInstead(page)).toBeVisible()
  await expectNoViolation(page)

  await page.unroute('**/submit')
  await sendButton(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expectNoViolation(page)
})

test('the first stop of the keyboard leads past the bar to the content', async ({ page }) => {
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
