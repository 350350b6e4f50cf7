import { expect, test } from 'vitest'
import { byField, FIELD_NAMES, INQUIRY_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { describeInquiry, readInquiry, suspicionOf } from './inquiry.ts'
import { anInquiry } from './testing/contract.ts'

const complete = { ...anInquiry(), company: 'Rao Traders' }

const REQUIRED = new Set(['name', 'email', 'message'])

test('inquiry: keeps every field of the form, without the key and unknown fields', () => {
  const inquiry = { subject: '', ...byField((name) => `${name}@host.example`) }
  const more = { access_key: 'key', newsletter: 'yes', email: ` ${inquiry.email} ` }
  expect(readInquiry({ ...inquiry, ...more })).toEqual({ inquiry })
})

test.each(FIELD_NAMES)(
  'inquiry: without %s is accepted if the form does not require it',
  (name) => {
    const result = REQUIRED.has(name) ? { rejection: `Please fill in: ${name}.` } : { inquiry: {} }
    for (const value of [undefined, '', ' \n'])
      expect(readInquiry({ ...complete, [name]: value })).toMatchObject(result)
  },
)

test.each(FIELD_NAMES)('inquiry: %s is rejected if it is too long, with both lengths', (name) => {
  const { maxLength } = INQUIRY_FIELDS[name]
  const long = name === 'email' ? `${'a'.repeat(maxLength - 4)}@b.de` : 'ज'.repeat(maxLength + 1)
  const rejection = `Please shorten: ${name} (${maxLength + 1} characters, ${maxLength} at most).`
  expect(readInquiry({ ...complete, [name]: long })).toEqual({ rejection })
  expect(readInquiry({ ...complete, [name]: long.slice(1) })).toHaveProperty('inquiry')
})

const NOT_TEXT = [42, null, true, ['a'], { a: 1 }]
const NO_EMAIL = ['a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef']

test.each<[object, string]>([
  ...NOT_TEXT.map((name): [object, string] => [{ name }, 'The field name must be text.']),
  ...NO_EMAIL.map((email): [object, string] => [{ email }, 'The email address is not complete']),
  [{ name: '', email: '', message: '' }, 'Please fill in: name, email, message.'],
  [{ access_key: 1, subject: 2 }, 'The field access_key must be text.'],
  [{ subject: 'x'.repeat(1001) }, 'The subject is too long.'],
])('inquiry: with %j is rejected', (fields, rejection) => {
  const result = { rejection: expect.stringContaining(rejection) }
  expect(readInquiry({ ...complete, ...fields })).toEqual(result)
})

test.each([
  { email: 'a@b' },
  { email: "o'neil+ship@sub.host.example" },
  // Line breaks of a native form post count once.
  { message: '\r\n'.repeat(5000) + 'x'.repeat(5000) },
])('inquiry: with %o is accepted', (fields) => {
  expect(readInquiry({ ...complete, ...fields })).toMatchObject({ inquiry: fields })
})

test('its line in the terminal: is short, and escapes control and direction characters', () => {
  const long = { message: 'x'.repeat(5000), name: 'A\u001b[2J\r\nB\u202eC\u009b' }
  expect(describeInquiry({ ...complete, ...long })).toBe(
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
