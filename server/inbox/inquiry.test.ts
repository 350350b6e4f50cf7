import { expect, test } from 'vitest'
import { byField, FIELD_NAMES, INQUIRY_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { describeInquiry, readInquiry, suspicionOf } from './inquiry.ts'

const complete = {
  access_key: 'key',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '',
  company: 'Rao Traders',
  service: 'Ocean Freight',
  message: 'Two containers to Rotterdam',
}

const inquiryFrom = (fields: object) => {
  const result = readInquiry({ ...complete, ...fields })
  if ('rejection' in result) throw new Error(result.rejection)
  return result.inquiry
}

test('inquiry: keeps every field of the form, without the key and unknown fields', () => {
  const typed = byField((name) => `${name}@host.example`)
  const fields = { access_key: 'key', newsletter: 'yes', ...typed }
  expect(readInquiry(fields)).toEqual({ inquiry: { subject: '', ...typed } })
})

test('inquiry: may leave out exactly what the form does not require, and names all that is missing', () => {
  const rejection = 'Please fill in: name, email, message.'
  expect(readInquiry({ access_key: 'key' })).toEqual({ rejection })
  for (const name of FIELD_NAMES) {
    const { [name]: _, ...rest } = complete
    for (const fields of [rest, { ...complete, [name]: '' }, { ...complete, [name]: ' \n' }]) {
      const { isRequired } = INQUIRY_FIELDS[name]
      const rejection = isRequired ? `Please fill in: ${name}.` : undefined
      expect(readInquiry(fields)).toMatchObject(rejection ? { rejection } : { inquiry: {} })
    }
  }
})

test.each([42, null, true, ['a'], { a: 1 }])('inquiry: a field of %j is rejected', (value) => {
  for (const field of Object.keys(complete)) {
    const rejection = `The field ${field} must be text.`
    expect(readInquiry({ ...complete, [field]: value })).toEqual({ rejection })
  }
})

test('inquiry: a text that is too long is rejected, with its name and both lengths', () => {
  for (const field of FIELD_NAMES) {
    const { maxLength } = INQUIRY_FIELDS[field]
    const long = field === 'email' ? `${'a'.repeat(maxLength - 4)}@b.de` : 'ज'.repeat(maxLength + 1)
    expect(readInquiry({ ...complete, [field]: long })).toEqual({
      rejection: `Please shorten: ${field} (${maxLength + 1} characters, ${maxLength} at most).`,
    })
    expect(inquiryFrom({ [field]: long.slice(1) })[field]).toBe(long.slice(1))
  }
  expect(readInquiry({ ...complete, subject: 'x'.repeat(1001) })).toHaveProperty('rejection')
})

test('inquiry: line breaks of a native form post count once', () => {
  const message = '\r\n'.repeat(5000) + 'x'.repeat(5000)
  expect(inquiryFrom({ message }).message).toBe(message)
})

test.each(['a', 'a@', '@b', 'a b@c.de', 'a@b@c', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef'])(
  'inquiry: the email address %j is rejected, as in a browser',
  (email) => {
    expect(readInquiry({ ...complete, email })).toHaveProperty('rejection')
  },
)

test.each(['a@b', "o'neil+ship@sub.host.example", ' spaced@host.example '])(
  'inquiry: the email address %j is accepted, as in a browser',
  (email) => {
    expect(inquiryFrom({ email }).email).toBe(email.trim())
  },
)

test('its line in the terminal: escapes control and direction characters', () => {
  const inquiry = inquiryFrom({ name: 'A\u001b[2J\r\nB\u202eC\u009b', service: '' })
  expect(describeInquiry(inquiry)).toBe(
    'Inquiry from A\\u{1b}[2J\\u{d}\\u{a}B\\u{202e}C\\u{9b}, Rao Traders <asha@rao.example>: Two containers to Rotterdam',
  )
})

test('its line in the terminal: shortens whatever is long', () => {
  const all = { ...inquiryFrom({}), ...byField(() => 'x'.repeat(5000)) }
  const line = /^Inquiry from x{80}…, x{80}… <x{80}…> about x{80}…: x{80}…$/
  expect(describeInquiry(all)).toMatch(line)
})

test.each([
  [{}, 'none'],
  [{ botcheck: false }, 'none'],
  [{ botcheck: '' }, 'none'],
  [{ botcheck: 'on' }, 'honeypot'],
  [{ elapsed: '1' }, 'none'],
  [{ message: 'www.a.example https://b.example https://www.c.example' }, 'none'],
  [{ name: 'http://a.example http://b.example', company: 'http://c www.d.example' }, 'suspected'],
  [{ message: 'www.a.example '.repeat(4), botcheck: 'on' }, 'honeypot'],
])('spam: judges %j as %s', (fields, expected) => {
  expect(suspicionOf({ ...complete, ...fields })).toBe(expected)
})
