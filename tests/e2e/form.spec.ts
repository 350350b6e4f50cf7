import type { Request } from '@playwright/test'
import { company, contact, serviceOf, LATE, MIDDLE, SECOND } from './content.ts'
import { type FieldValues } from './inquiries.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

test('first wrong field under the bar: comes into view with its label', async ({ page }) => {
  await site.resize(page, '768x1024')
  await site.visit(page, '/contact')
  // Half under the bar, the browser itself would take the field for visible.
  await form
    .field(page, 'name')
    .evaluate((name) =>
      scrollBy({ top: name.getBoundingClientRect().bottom - 100, behavior: 'instant' }),
    )
  await form.sendButton(page).click()
  await expect(form.field(page, 'name')).toBeFocused()
  const label = page.locator('form').getByText(contact.form.fieldLabels.name, { exact: true })
  const bar = (await site.banner(page).boundingBox())!
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThan(bar.height)
})

test('/contact on phones and a tablet: has telephone and first field in view', async ({ page }) => {
  await site.visit(page, '/contact')
  const inView = [form.field(page, 'name')]
  for (const { number } of company.phones)
    inView.push(site.main(page).getByRole('link', { name: number }).first())
  const hours = contact.officeHours
  if (hours) inView.push(site.main(page).getByText(hours).first())
  for (const size of ['360x740', '375x553', '390x844', '768x1024']) {
    await site.resize(page, size)
    for (const part of inView) await expect(part, size).toBeInViewport({ ratio: 1 })
  }
})

test('draft: Back, reload, Forward bring the newest and, once sent, the receipt', async ({
  page,
}) => {
  /** Under a test, the browser loads a page anew on Back, and puts into its fields what they contained. */
  const expectAfter = async (way: 'goBack' | 'goForward' | 'reload', typed: FieldValues) => {
    await page[way]()
    await site.untilHydrated(page)
    await form.expectFields(page, typed)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const older = form.anInquiry()
  const newer = { ...older, phone: '', service: '', message: 'Three reefers, to Mombasa.' }
  await site.visit(page, '/')
  await form.fill(page, older)
  await site.visit(page, '/contact')
  await form.expectFields(page, older)
  await form.fill(page, newer)
  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request))
  await form.serviceThat(page, 'hangs')
  for (const way of ['goBack', 'reload', 'goForward'] as const) {
    await form.sendButton(page).click()
    await expect(page.getByRole('button', { name: contact.form.sending })).toBeVisible()
    await expectAfter(way, newer)
    await expect(form.status(page)).toHaveText('')
  }
  await form.serviceThat(page, 'works')
  await form.send(page)
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    await expectAfter(way, form.BLANK)
    await expect(form.receipt(page)).toContainText(newer.message)
  }
  expect(form.storedFrom(newer.name)).toMatchObject([newer])
  // Three times into the void, once with success: no page has sent by itself.
  expect(sent).toHaveLength(4)
})

for (const [id, path, target] of [
  [MIDDLE, '/', '/#inquiry'],
  [SECOND, '/services', '/contact#inquiry'],
] as const)
  test(`link of a service on ${path}: fills the form, Back returns @small`, async ({ page }) => {
    await site.visit(page, `${path}#${id}`)
    const { menuName, inquiryLink } = serviceOf(id)
    const link = page.locator(`#${id}`).getByRole('link', { name: inquiryLink.label })
    await site.expectOpenInView(page, id)
    // A click that waits for the link to rest would scroll the services on.
    await site.untilAtRest(page)
    await link.click()
    const title = page.getByRole('heading', { name: contact.form.title })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL(target)
    const firstLine = contact.form.prefill.message.replace('{service}', menuName)
    const { service } = inquiryLink
    await form.expectFields(page, { ...form.BLANK, service, message: `${firstLine}\n\n` })
    await page.goBack()
    await expect(link).toBeInViewport()
  })

test('visitor who scrolls away while the form sends: stays there, and finds the receipt later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  let respond = () => {}
  await page.route('**/submit', async (route) => {
    await new Promise<void>((resolve) => (respond = resolve))
    await route.fulfill({ json: { success: true } })
  })
  await form.fill(page, form.anInquiry())
  await form.sendButton(page).click()
  await expect(page.getByRole('button', { name: contact.form.sending })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  respond()
  await expect(form.status(page)).toHaveText(contact.form.success)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await form.receipt(page).scrollIntoViewIfNeeded()
  await expect(form.receipt(page)).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  async function expectAnswer(page: Page, headline: string, path: string) {
    await form.sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page).toHaveURL(path)
  }

  test('form: has the topic in its fields and posts natively; refused, Back has the fields @small', async ({
    page,
  }) => {
    const typed = { ...form.anInquiry(), message: 'long '.repeat(14_000) }
    await page.goto('/services')
    await page.getByRole('link', { name: serviceOf(LATE).inquiryLink.label }).click()
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport()
    const { menuName, inquiryLink } = serviceOf(LATE)
    const firstLine = contact.form.prefill.message.replace('{service}', menuName)
    await expect(form.field(page, 'service')).toHaveValue(inquiryLink.service)
    await expect(form.field(page, 'message')).toHaveValue(`${firstLine}\n\n`)
    await form.fill(page, typed)
    await expectAnswer(page, contact.form.failure, '/not-sent')
    expect(form.storedFrom(typed.name)).toEqual([])
    for (const name of [company.email, ...company.phones.map(({ number }) => number)])
      await expect(site.main(page).getByRole('link', { name })).toBeVisible()
    await expect(site.main(page)).toContainText(contact.notSent)
    await page.goBack()
    await form.expectFields(page, typed)
    await form.field(page, 'message').fill('One\nTwo')
    await expectAnswer(page, contact.form.success, '/sent')
    const [stored] = form.storedFrom(typed.name)
    expect(stored).toMatchObject({ ...typed, message: 'One\r\nTwo' })
    expect(stored!.subject).toContain(company.subjectName)
  })
})
