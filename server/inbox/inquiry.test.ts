import { expect, test } from 'vitest'
import { byField, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { describeInquiry, readInquiry } from './inquiry.ts'
import { anInquiry } from './testing/inbox.ts'

const complete = { ...anInquiry(), company: 'Rao Traders' }
const REQUIRED = new Set(['name', 'email', 'message'])

test('inquiry: keeps every field of the form, without the key and unknown fields', () => {
  const inquiry = { subject: '', ...byField((name) => `${name}@host.example`) }
  const more = { access_key: 'key', newsletter: 'yes', email: ` ${inquiry.email} ` }
  expect(readInquiry({ ...inquiry, ...more })).toEqual({ inquiry, suspicion: 'none' })
})

test.each(FIELD_NAMES)(
  'inquiry: without %s is accepted only if the form does not require it',
  (name) => {
    for (const value of [undefined, '', ' \n']) {
      const result = readInquiry({ ...complete, [name]: value })
      if (REQUIRED.has(name)) expect(result).toMatch(new RegExp(`^${name} must`))
      else expect(result).toMatchObject({ suspicion: 'none' })
    }
  },
)

test.each<[object, string]>([
  ...[42, null, true, ['a'], { a: 1 }].map((phone): [object, string] => [
    { phone },
    'phone must be text.',
  ]),
  ...['a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef'].map(
    (email): [object, string] => [{ email }, 'email must look like name@host.'],
  ),
  [{ name: 1, message: '' }, 'name must be filled in, message must be filled in.'],
  [{ access_key: 1 }, 'access_key must be filled in.'],
])('inquiry: with %j is rejected', (fields, rejection) => {
  expect(readInquiry({ ...complete, ...fields })).toBe(rejection)
})

test.each(['a@b', "o'neil+ship@sub.host.example", 'asha@bücher.example'])(
  'email: %s is accepted as it was typed',
  (email) => expect(readInquiry({ ...complete, email })).toMatchObject({ inquiry: { email } }),
)

test('its line in the terminal: is short, and escapes control and direction characters', () => {
  const long = { message: 'x'.repeat(5000), name: 'A\u001b[2J\r\nB\u202eC\u009b' }
  expect(describeInquiry({ ...complete, ...long })).toBe(
    `A\\u{1b}[2J\\u{d}\\u{a}B\\u{202e}C\\u{9b}, asha@rao.example, Rao Traders, Air Cargo, ${'x'.repeat(80)}`,
  )
})

test.each([
  [{ botcheck: false }, 'none'],
  [{ botcheck: '' }, 'none'],
  [{ botcheck: 'on' }, 'honeypot'],
  [{ message: 'www.a.example https://b.example https://www.c.example' }, 'none'],
  [{ name: 'http://a.example http://b.example', company: 'http://c www.d.example' }, 'suspected'],
  [{ message: 'www.a.example '.repeat(4), botcheck: 'on' }, 'honeypot'],
])('spam: judges %j as %s', (fields, suspicion) => {
  expect(readInquiry({ ...complete, ...fields })).toMatchObject({ suspicion })
})
