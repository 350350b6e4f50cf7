import { expect, test } from 'vitest'
import { BLANK_FIELDS, mapFields, type FieldValues } from '../../../lib/inquiry-fields'
import type { InquiryDestination } from '../contact-props'
import { inquiryMailtoHref } from './compose-inquiry'

const LABELS = { ...mapFields((name) => name), name: 'Name', company: 'Firm' }
const DESTINATION = {
  email: 'desk@company.example',
  emailSubjectName: 'Brand & Co',
} as InquiryDestination
const hrefFor = (fields: FieldValues) => inquiryMailtoHref(fields, DESTINATION, LABELS)

const readMail = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href)
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

test('mail link: contains each filled-in field on its own line, then the message', () => {
  const fields = {
    ...BLANK_FIELDS,
    name: 'A & B?',
    company: '50 % off',
    message: 'One\nTwo + ü #3',
  }
  const href = hrefFor(fields)
  expect(readMail(href.replaceAll('+', '%2B'))).toEqual({
    to: 'mailto:desk@company.example',
    subject: 'New Contact from A & B? - Brand & Co',
    body: 'Name: A & B?\r\nFirm: 50 % off\r\n\r\nOne\r\nTwo + ü #3',
  })
  expect(href).not.toMatch(/[ +#]/)
})

test('mail link for a long message: has at most 2,000 characters, and an ellipsis where the message is cut', () => {
  for (const letter of ['a', 'ü', '船', '⚓', '🚢', '\n']) {
    const href = hrefFor({ ...BLANK_FIELDS, name: 'A', message: letter.repeat(64 * 1024) })
    expect(href.length).toBeLessThanOrEqual(2000)
    expect(href.length).toBeGreaterThan(1980)
    expect(readMail(href).body).toMatch(/…$/)
  }
})

test('mail link for a message that just fits, a long name, a lone surrogate: is complete and valid', () => {
  const maxLength = 2000 - hrefFor(BLANK_FIELDS).length
  const longestHref = hrefFor({ ...BLANK_FIELDS, message: 'a'.repeat(maxLength) })
  expect(longestHref).toHaveLength(2000)
  expect(readMail(longestHref).body).not.toContain('…')
  const longName = { ...BLANK_FIELDS, name: 'x'.repeat(5000) }
  expect(hrefFor(longName).length).toBeLessThanOrEqual(2000)
  const loneSurrogate = hrefFor({ ...BLANK_FIELDS, message: 'a\uD83Db' })
  expect(readMail(loneSurrogate).body).toContain('a\uFFFDb')
})
