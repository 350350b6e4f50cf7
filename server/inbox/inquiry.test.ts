import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { readInquiry } from './inquiry.ts'
import { anInquiry } from './testing/inbox.ts'

const row =
  (name: string, reason: string) =>
  (value: unknown): [object, string] => [{ [name]: value }, `${name} ${reason}`]

test('inquiry: needs name, email and message; key and unknown fields are dropped', () => {
  const required = { name: 'Asha', email: 'asha@rao.example', message: ' Two\npallets ' }
  const sent = { ...required, email: ` ${required.email} `, access_key: 'key', newsletter: 'yes' }
  const inquiry = { ...BLANK_FIELDS, subject: '', ...required }
  expect(readInquiry(sent)).toEqual({ inquiry, suspicion: 'none' })
})

test.each<[object, string]>([
  ...['access_key', 'name', 'message'].flatMap((name) =>
    [undefined, '', ' \n', 1].map(row(name, 'must be filled in.')),
  ),
  ...[42, null, true, ['a'], { a: 1 }].map(row('phone', 'must be text.')),
  ...['', 'a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef'].map(
    row('email', 'must look like name@host.'),
  ),
  [{ name: 1, email: null }, 'name must be filled in, email must be filled in.'],
])('inquiry: with %j is rejected', (fields, rejection) => {
  expect(readInquiry({ ...anInquiry(), ...fields })).toBe(rejection)
})

test.each(['a@b', "o'neil+ship@sub.host.example", 'asha@जहाज.भारत'])(
  'email: %s is accepted as it was typed',
  (email) => expect(readInquiry({ ...anInquiry(), email })).toMatchObject({ inquiry: { email } }),
)

test.each([
  [{ botcheck: false }, 'none'],
  [{ botcheck: '' }, 'none'],
  [{ botcheck: 'on' }, 'honeypot'],
  [{ message: 'www.a.example https://b.example https://www.c.example' }, 'none'],
  [{ name: 'http://a.example http://b.example', company: 'http://c www.d.example' }, 'suspected'],
  [{ message: 'www.a.example '.repeat(4), botcheck: 'on' }, 'honeypot'],
])('spam: judges %j as %s', (fields, suspicion) => {
  expect(readInquiry({ ...anInquiry(), ...fields })).toMatchObject({ suspicion })
})
