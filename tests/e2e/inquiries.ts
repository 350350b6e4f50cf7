import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Locator } from '@playwright/test'
import { BLANK_FIELDS, type FieldName, type FieldValues } from '../../src/lib/inquiry-fields.ts'
import { contact } from './content.ts'
import { expect, type Page } from './test.ts'

const DATABASE = 'test-results/inquiries.db'

export { BLANK_FIELDS, FIELD_NAMES, type FieldValues } from '../../src/lib/inquiry-fields.ts'

export const createInquiry = (): FieldValues => ({
  ...BLANK_FIELDS,
  name: `Asha “Dev” ${randomUUID()}`,
  email: 'asha@shipper.example',
  phone: '+91 22 0000 0000',
  company: 'Ladle & Sons <Pvt>',
  service: contact.form.serviceOptions.at(-1)!,
  message: 'Two reefers, Nhava Sheva to Jebel Ali.\nसोमवार को फ़ोन करें? 100 % & more',
})

export const field = (page: Page, name: FieldName) =>
  page.getByLabel(contact.form.fieldLabels[name], { exact: true })
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: contact.form.send, exact: true })
export const formStatus = (page: Page) => page.getByRole('main').getByRole('status')
export const mailLink = (page: Page) =>
  page.locator('form').getByRole('link', { name: contact.form.mailInstead })
export const receiptRegion = (page: Page) =>
  page.getByRole('region', { name: contact.form.receipt.title })

export const offsetFromFormTop = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      element.getBoundingClientRect().top - element.closest('form')!.getBoundingClientRect().top,
  )

export async function fillForm(page: Page, { service, ...texts }: FieldValues) {
  for (const [name, text] of Object.entries(texts))
    await field(page, name as keyof typeof texts).fill(text)
  await field(page, 'service').selectOption(service)
}

export async function submitForm(page: Page, typed?: FieldValues, message = contact.form.success) {
  if (typed) await fillForm(page, typed)
  await sendButton(page).click()
  await expect(formStatus(page)).toHaveText(message)
}

export async function expectFieldValues(page: Page, typed: FieldValues) {
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name as FieldName), name).toHaveValue(text)
}

export function storedInquiries(senderName: string) {
  const database = new DatabaseSync(DATABASE, { readOnly: true })
  const inquiries = database.prepare('SELECT * FROM inquiries WHERE name = ?').all(senderName)
  database.close()
  return inquiries as unknown as (FieldValues & { subject: string; reference: string })[]
}

export async function mockInbox(page: Page, behaviour: 'works' | 'refuses' | 'hangs') {
  await page.unroute('**/submit')
  if (behaviour === 'refuses')
    await page.route('**/submit', (route) => route.fulfill({ json: { success: false } }))
  if (behaviour === 'hangs') await page.route('**/submit', () => {})
}
