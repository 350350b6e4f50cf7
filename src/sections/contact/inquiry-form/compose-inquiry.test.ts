import { expect, test } from 'vitest'
import { BLANK_FIELDS, mapFields, type FieldValues } from '../../../lib/inquiry-fields'
import type { Recipient } from '../contact-props'
import { mailtoHref } from './compose-inquiry'

const LABELS = { ...mapFields((name) => name), name: 'Name', company: 'Firm' }
const RECIPIENT = { email: 'desk@company.example', subjectName: 'Brand & Co' } as Recipient
const hrefFor = (fields: FieldValues) => mailtoHref(fields, RECIPIENT, LABELS)

const readMail = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href)
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

test('mail link: carries what was filled in, a line each, then the message', () => {
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

test('mail link: is at most 2,000 characters long and shows where a message was cut', () => {
  for (const letter of ['a', 'ü', '船', '⚓', '🚢', '\n']) {
    const href = hrefFor({ ...BLANK_FIELDS, name: 'A', message: letter.repeat(64 * 1024) })
    expect(href.length).toBeLessThanOrEqual(2000)
    expect(href.length).toBeGreaterThan(1980)
    expect(readMail(href).body).toMatch(/…$/)
  }
})

test('mail link: keeps a message that just fits, takes a name of any length, and half a pair', () => {
  const room = 2000 - hrefFor(BLANK_FIELDS).length
  const fits = hrefFor({ ...BLANK_FIELDS, message: 'a'.repeat(room) })
  expect(fits).toHaveLength(2000)
  expect(readMail(fits).body).not.toContain('…')
  const longName = { ...BLANK_FIELDS, name: 'x'.repeat(5000) }
  expect(hrefFor(longName).length).toBeLessThanOrEqual(2000)
  const halfPair = hrefFor({ ...BLANK_FIELDS, message: 'a\uD83Db' })
  expect(readMail(halfPair).body).toContain('a\uFFFDb')
})
