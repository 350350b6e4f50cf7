import { contact, serviceOf } from './content.ts'
import { BLANK, expectFields, field } from './inquiries.ts'
import { FORM_TITLE, SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { chooseFromMenu, hold, untilAtRest, untilHydrated, visit } from './page-helpers.ts'

type ServiceId = keyof typeof SERVICES

const asked = (id: ServiceId) => ({
  ...BLANK,
  service: serviceOf(id).inquiryLink.service,
  message: `${contact.form.prefill.message.replace('{service}', SERVICES[id])}\n\n`,
})

const link = (page: Page, id: ServiceId) =>
  page.locator(`#${id}`).getByRole('link', { name: serviceOf(id).inquiryLink.label })

/** Clicks a service's link at rest: a click that waits for it would scroll the services on. */
async function ask(page: Page, id: ServiceId) {
  await expect(link(page, id)).toBeVisible()
  await untilAtRest(page)
  await link(page, id).click()
}

async function expectAtForm(page: Page) {
  const title = page.getByRole('heading', { name: FORM_TITLE })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
}

test('link of a service: leads to the form on the page, with service and first line filled in @small', async ({
  page,
}) => {
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.freight)
  await ask(page, 'freight')
  await expectAtForm(page)
  await expectFields(page, asked('freight'))
  await expect(page).toHaveURL('/#inquiry')
  await page.goBack()
  await expect(link(page, 'freight')).toBeInViewport()
})

test('each of the six services: asks for itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  for (const id of SERVICE_IDS)
    await test.step(id, async () => {
      await page.goto(`/#${id}`)
      await link(page, id).focus()
      await page.keyboard.press('Enter')
      await expectFields(page, asked(id))
    })
})

test('link on /services: leads to the form on /contact, which asks once and keeps what was typed', async ({
  page,
}) => {
  await visit(page, '/services#crew')
  await link(page, 'crew').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact#inquiry')
  await expectAtForm(page)
  await expectFields(page, asked('crew'))
  await field(page, 'message').fill('')
  await field(page, 'service').selectOption('')
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, BLANK)
  await field(page, 'message').fill('Two reefers.')
  await visit(page, '/services#crew')
  await ask(page, 'crew')
  await expectFields(page, { ...asked('crew'), message: 'Two reefers.' })
})

test('service asked about before hydration: is in the form', async ({ page }) => {
  const release = await hold(page, '**/inquiry-form*.js')
  await page.goto('/#crew')
  await ask(page, 'crew')
  await expect(page).toHaveURL(/#inquiry$/)
  release()
  await untilHydrated(page)
  await expectFields(page, asked('crew'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('link of a service: leads to the form', async ({ page }) => {
    for (const path of ['/', '/services']) {
      await page.goto(path)
      await ask(page, 'travel')
      await expect(page.getByRole('heading', { name: FORM_TITLE })).toBeInViewport()
      await expect(field(page, 'name')).toBeVisible()
    }
  })
})
