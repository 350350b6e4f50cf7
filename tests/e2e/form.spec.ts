import type { Request } from '@playwright/test'
import { company, contact, serviceById, TEST_SERVICE_IDS } from './content.ts'
import { type FieldValues } from './inquiries.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

test('first invalid field, half under the top bar: scrolls into view with its label', async ({
  page,
}) => {
  await site.setViewportSize(page, '768x1024')
  await site.visit(page, '/contact')
  // Half of the field is moved under the top bar, because browsers count such a field as visible and don't scroll.
  await form
    .field(page, 'name')
    .evaluate((name) =>
      scrollBy({ top: name.getBoundingClientRect().bottom - 100, behavior: 'instant' }),
    )
  await form.sendButton(page).click()
  await expect(form.field(page, 'name')).toBeFocused()
  const label = page.locator('form').getByText(contact.form.fieldLabels.name, { exact: true })
  const bar = (await site.bannerLandmark(page).boundingBox())!
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThan(bar.height)
})

test('/contact on phones and a tablet: shows telephone number and first field without scrolling', async ({
  page,
}) => {
  await site.visit(page, '/contact')
  const visible = [form.field(page, 'name')]
  for (const { number } of company.phones)
    visible.push(site.mainLandmark(page).getByRole('link', { name: number }).first())
  const hours = contact.officeHours
  if (hours) visible.push(site.mainLandmark(page).getByText(hours).first())
  for (const size of ['360x740', '375x553', '390x844', '768x1024']) {
    await site.setViewportSize(page, size)
    for (const locator of visible) await expect(locator, size).toBeInViewport({ ratio: 1 })
  }
})

test('Back, reload, Forward: restore the newest draft, or the receipt after sending', async ({
  page,
}) => {
  // Playwright disables the back/forward cache, so Back and Forward reload the page.
  const expectAfter = async (action: 'goBack' | 'goForward' | 'reload', typed: FieldValues) => {
    await page[action]()
    await site.waitForHydration(page)
    await form.expectFieldValues(page, typed)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const older = form.createInquiry()
  const newer = { ...older, phone: '', service: '', message: 'Three reefers, to Mombasa.' }
  await site.visit(page, '/')
  await form.fillForm(page, older)
  await site.visit(page, '/contact')
  await form.expectFieldValues(page, older)
  await form.fillForm(page, newer)
  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request))
  await form.mockInbox(page, 'hangs')
  for (const action of ['goBack', 'reload', 'goForward'] as const) {
    await form.sendButton(page).click()
    await expect(page.getByRole('button', { name: contact.form.sending })).toBeVisible()
    await expectAfter(action, newer)
    await expect(form.formStatus(page)).toHaveText('')
  }
  await form.mockInbox(page, 'works')
  await form.submitForm(page)
  for (const action of ['reload', 'goBack', 'goForward'] as const) {
    await expectAfter(action, form.BLANK_FIELDS)
    await expect(form.receiptRegion(page)).toContainText(newer.message)
  }
  expect(form.storedInquiries(newer.name)).toMatchObject([newer])
  expect(sent).toHaveLength(4)
})

test('text typed after Back and before hydration: continues the newest draft', async ({ page }) => {
  await site.visit(page, '/')
  await form.fillForm(page, form.createInquiry())
  await site.visit(page, '/contact')
  await form.fillForm(page, { ...form.createInquiry(), message: 'Three reefers' })
  const release = await site.pauseRequests(page, '**/*.js')
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await form.field(page, 'message').press('ControlOrMeta+End')
  await page.keyboard.type(', to Mombasa')
  release()
  await site.waitForHydration(page)
  await expect(form.field(page, 'message')).toHaveValue('Three reefers, to Mombasa')
})

test('form after a native post before hydration: is empty, and keeps the next draft', async ({
  page,
}) => {
  await site.visit(page, '/')
  await form.submitForm(page, form.createInquiry())
  const release = await site.pauseRequests(page, '**/*.js')
  await page.goto('/contact')
  const sent = form.createInquiry()
  await form.fillForm(page, sent)
  await form.sendButton(page).click()
  await expect(page).toHaveURL('/sent')
  expect(form.storedInquiries(sent.name)).toHaveLength(1)
  release()
  await page.goBack()
  await site.waitForHydration(page)
  await form.expectFieldValues(page, form.BLANK_FIELDS)
  await expect(form.receiptRegion(page)).toHaveCount(0)
  const next = form.createInquiry()
  await form.fillForm(page, next)
  await page.goForward()
  await expect(page).toHaveURL('/sent')
  await site.visit(page, '/')
  await form.expectFieldValues(page, next)
})

for (const [id, path, target] of [
  [TEST_SERVICE_IDS.middle, '/', '/#inquiry'],
  [TEST_SERVICE_IDS.second, '/services', '/contact#inquiry'],
] as const)
  test(`inquiry link of a service on ${path}: prefills the form, and Back returns @small`, async ({
    page,
  }) => {
    await site.visit(page, `${path}#${id}`)
    const { menuName, inquiryLink } = serviceById(id)
    const link = page.locator(`#${id}`).getByRole('link', { name: inquiryLink.label })
    await site.expectServiceInView(page, id)
    await site.waitForAnimations(page)
    await link.click()
    const title = page.getByRole('heading', { name: contact.form.title })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL(target)
    const firstLine = contact.form.prefilledInquiry.message.replace('{service}', menuName)
    const { service } = inquiryLink
    await form.expectFieldValues(page, {
      ...form.BLANK_FIELDS,
      service,
      message: `${firstLine}\n\n`,
    })
    await page.goBack()
    await expect(link).toBeInViewport()
  })

test('visitor who scrolls away while the form sends: stays there and can scroll back to the receipt', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  const response = Promise.withResolvers<void>()
  await page.route('**/submit', async (route) => {
    await response.promise
    await route.fulfill({ json: { success: true } })
  })
  await form.fillForm(page, form.createInquiry())
  await form.sendButton(page).click()
  await expect(page.getByRole('button', { name: contact.form.sending })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  response.resolve()
  await expect(form.formStatus(page)).toHaveText(contact.form.success)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await form.receiptRegion(page).scrollIntoViewIfNeeded()
  await expect(form.receiptRegion(page)).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  async function expectResponse(page: Page, headline: string, path: string) {
    await form.sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page).toHaveURL(path)
  }

  test('form: is prefilled, submits natively, and keeps its values on Back after a failure @small', async ({
    page,
  }) => {
    const typed = { ...form.createInquiry(), message: 'long '.repeat(14_000) }
    await page.goto('/services')
    await page
      .getByRole('link', { name: serviceById(TEST_SERVICE_IDS.late).inquiryLink.label })
      .click()
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport()
    const { menuName, inquiryLink } = serviceById(TEST_SERVICE_IDS.late)
    const firstLine = contact.form.prefilledInquiry.message.replace('{service}', menuName)
    await expect(form.field(page, 'service')).toHaveValue(inquiryLink.service)
    await expect(form.field(page, 'message')).toHaveValue(`${firstLine}\n\n`)
    await form.fillForm(page, typed)
    await expectResponse(page, contact.form.failure, '/not-sent')
    expect(form.storedInquiries(typed.name)).toEqual([])
    for (const name of [company.email, ...company.phones.map(({ number }) => number)])
      await expect(site.mainLandmark(page).getByRole('link', { name })).toBeVisible()
    await expect(site.mainLandmark(page)).toContainText(contact.notSent)
    await page.goBack()
    await form.expectFieldValues(page, typed)
    await form.field(page, 'message').fill('One\nTwo')
    await expectResponse(page, contact.form.success, '/sent')
    const [stored] = form.storedInquiries(typed.name)
    expect(stored).toMatchObject({ ...typed, message: 'One\r\nTwo' })
    expect(stored!.subject).toContain(company.emailSubjectName)
  })
})
