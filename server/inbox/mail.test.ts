import { array, assert, asyncProperty, constantFrom, string, tuple } from 'fast-check'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { mailOf } from './mail.ts'
import type { StoredInquiry } from './store.ts'

const ADDRESSES = { to: 'desk@ships.test', from: 'site@ships.test' }

const mailWith = (texts: Partial<StoredInquiry>) =>
  mailOf(
    {
      id: 7,
      receivedAt: '2027-01-31T12:00:00.000Z',
      spam: false,
      delivery: 'waiting',
      subject: '',
      ...byField(() => ''),
      email: 'asha@rao.example',
      ...texts,
    },
    ADDRESSES,
  )

/** The names of the headers, and the envelope, as they go over the line. */
async function compiled(texts: Partial<StoredInquiry>) {
  const { headers, ...mail } = mailWith(texts)
  const composer = createTransport({ streamTransport: true, buffer: true })
  const sent = await composer.sendMail({ ...mail, messageId: headers['Message-ID'] })
  const [head] = String(sent.message).split('\r\n\r\n')
  const lines = head!.split('\r\n').filter((line) => !/^[ \t]/.test(line))
  return { names: lines.map((line) => line.split(':')[0]), envelope: sent.envelope }
}

const NASTY = [
  '\r\nBcc: all@spam.test',
  '\nTo: x@y.test',
  '\r',
  '\u0000',
  '\u2028Cc: a@b.test',
  '",<',
  '=?utf-8?Q?=0ABcc:?=',
  '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
]
const nastyText = array(tuple(constantFrom(...NASTY), string({ unit: 'binary' })), {
  maxLength: 3,
}).map((parts) => parts.flat().join(''))

test('mail: no field adds a header or a recipient', async () => {
  const { names } = await compiled({})
  const envelope = { from: ADDRESSES.from, to: [ADDRESSES.to] }
  await assert(
    asyncProperty(array(nastyText, { minLength: 6, maxLength: 6 }), async (texts) => {
      const [subject, name, phone, company, service, message] = texts
      const fields = { subject, name, phone, company, service, message }
      expect(await compiled(fields)).toEqual({ names, envelope })
    }),
    { numRuns: 200 },
  )
})

test('mail: has a subject even if the form sent none, and says if spam is suspected', () => {
  expect(mailWith({ subject: ' \n ' }).subject).toBe('New inquiry')
  expect(mailWith({ spam: true }).subject).toBe('[suspected spam] New inquiry')
})
