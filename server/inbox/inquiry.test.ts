import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { readInquiry } from './inquiry.ts'
import { anInquiry } from './testing/inbox.ts'

const BLANK = [undefined, '', ' \n', 1]

test('inquiry: needs name, email and message; key and unknown fields are dropped', () => {
  const required = { name: 'Asha', email: 'asha@rao.example', message: ' Two\npallets ' }
  const sent = { ...required, email: ` ${required.email} `, access_key: 'key', newsletter: 'yes' }
  const inquiry = { ...BLANK_FIELDS, subject: '', ...required }
  expect(readInquiry(sent)).toEqual({ inquiry, suspicion: 'none' })
  const both = 'name must be filled in, email must be filled in.'
  expect(readInquiry({ ...sent, name: 1, email: null })).toBe(both)
})

test.each([
  ['access_key', 'must be filled in', BLANK],
  ['name', 'must be filled in', BLANK],
  ['message', 'must be filled in', BLANK],
  ['phone', 'must be text', [42, null, true, ['a'], { a: 1 }]],
  ['email', 'must look like name@host', ['', 'a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b.de, c@d.ef']],
])('inquiry: %s %s', (name, reason, values) => {
  for (const value of values)
    expect(readInquiry({ ...anInquiry(), [name]: value })).toBe(`${name} ${reason}.`)
})

test.each(['a@b', "o'neil+ship@sub.host.example", 'asha@जहाज.भारत'])(
  'email: %s is accepted as it was typed',
  (email) => expect(readInquiry({ ...anInquiry(), email })).toMatchObject({ inquiry: { email } }),
)

test.each([
  [{ botcheck: '' }, 'none'],
  [{ botcheck: 'on', message: 'www.a.example '.repeat(4) }, 'honeypot'],
  [{ message: 'www.a.example https://b.example https://www.c.example' }, 'none'],
  [{ name: 'http://a.example http://b.example', company: 'http://c www.d.example' }, 'suspected'],
])('spam: judges %j as %s', (fields, suspicion) => {
  expect(readInquiry({ ...anInquiry(), ...fields })).toMatchObject({ suspicion })
})
