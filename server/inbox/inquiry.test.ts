import { expect, test } from 'vitest'
import { byField, FIELD_NAMES, INQUIRY_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { describeInquiry, readInquiry, suspicionOf } from './inquiry.ts'
import { anInquiry } from './testing/contract.ts'

const complete = { ...anInquiry(), company: 'Rao Traders' }

const inquiryFrom = (fields: object) => {
  const result = readInquiry({ ...complete, ...fields })
  if ('rejection' in result) throw new Error(result.rejection)
  return result.inquiry
}

test('inquiry: keeps every field of the form, without the key and unknown fields', () => {
  const inquiry = { subject: '', ...byField((name) => `${name}@host.example`) }
  expect(readInquiry({ access_key: 'key', newsletter: 'yes', ...inquiry })).toEqual({ inquiry })
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

test('inquiry: an email address is accepted if a browser does, without the blanks around it', () => {
  for (const email of ['a@b', "o'neil+ship@sub.host.example", ' spaced@host.example '])
    expect(inquiryFrom({ email }).email).toBe(email.trim())
  for (const email of ['a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef'])
    expect(readInquiry({ ...complete, email })).toHaveProperty('rejection')
})

test('its line in the terminal: is short, and escapes control and direction characters', () => {
  const long = inquiryFrom({ message: 'x'.repeat(5000), name: 'A\u001b[2J\r\nB\u202eC\u009b' })
  expect(describeInquiry(long)).toBe(
    `A\\u{1b}[2J\\u{d}\\u{a}B\\u{202e}C\\u{9b}, asha@rao.example, Rao Traders, Air Cargo, ${'x'.repeat(80)}…`,
  )
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
