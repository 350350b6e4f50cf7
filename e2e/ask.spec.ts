import { contact, serviceOf } from './content.ts'
import { anInquiry, BLANK, expectFields, field } from './inquiries.ts'
import { FORM_TITLE, SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { chooseFromMenu, hold, untilAtRest, untilHydrated, visit } from './visit.ts'

type ServiceId = keyof typeof SERVICES

const asked = (id: ServiceId) => ({
  ...BLANK,
  service: serviceOf(id).ask.service,
  message: `${contact.form.opening.replace('{service}', SERVICES[id])}\n\n`,
})

const link = (page: Page, id: ServiceId) =>
  page.locator(`#${id}`).getByRole('link', { name: serviceOf(id).ask.label })

/** Presses a service's link once it has come to rest: a press that waits for it would scroll the stage on. */
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

test('a service leads to the form on the page, which says what it is about', async ({ page }) => {
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.freight)
  await ask(page, 'freight')
  await expectAtForm(page)
  await expectFields(page, asked('freight'))
  await expect(page).toHaveURL('/#inquiry')
  await page.goBack()
  await expect(link(page, 'freight')).toBeInViewport()
})

test('each of the six services asks for itself', async ({ page }) => {
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

for (const id of ['freight', 'crew'] as const)
  test(`the page of the services leads from ${id} to the form, which asks once`, async ({
    page,
  }) => {
    await visit(page, `/services#${id}`)
    await link(page, id).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact#inquiry')
    await expectAtForm(page)
    await expectFields(page, asked(id))
    await field(page, 'message').fill('')
    await field(page, 'service').selectOption('')
    await page.reload()
    await untilHydrated(page)
    await expectFields(page, BLANK)
  })

test('what a visitor has written is not written over', async ({ page }) => {
  const typed = { ...anInquiry(), service: '' }
  await visit(page, '/contact')
  await field(page, 'message').fill(typed.message)
  await visit(page, '/services#crew')
  await ask(page, 'crew')
  await expectFields(page, { ...asked('crew'), message: typed.message })
  await visit(page, '/services#freight')
  await ask(page, 'freight')
  await expectFields(page, { ...asked('freight'), message: typed.message })
})

test('a service that is asked about before the scripts arrive is in the form', async ({ page }) => {
  const release = await hold(page, '**/inquiry-form*.js')
  await page.goto('/#crew')
  await ask(page, 'crew')
  await expect(page).toHaveURL(/#inquiry$/)
  release()
  await untilHydrated(page)
  await expectFields(page, asked('crew'))
})

test('the link of a closed service can be neither seen nor focused', async ({ page }) => {
  await visit(page, '/services#crew')
  for (const id of SERVICE_IDS.filter((other) => other !== 'crew')) {
    const closed = page.locator(`#${id} a`).last()
    await closed.evaluate((element) => element.focus())
    await expect(closed).not.toBeFocused()
    await expect(link(page, id)).toHaveCount(0)
  }
  await expect(link(page, 'crew')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a service leads to the form', async ({ page }) => {
    for (const path of ['/', '/services']) {
      await page.goto(path)
      await ask(page, 'travel')
      await expect(page.getByRole('heading', { name: FORM_TITLE })).toBeInViewport()
      await expect(field(page, 'name')).toBeVisible()
    }
  })
})
