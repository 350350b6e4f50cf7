import { array, assert, asyncProperty, constantFrom, string, tuple } from 'fast-check'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { mailOf } from './mail.ts'
import type { StoredInquiry } from './store.ts'

const ADDRESSES = { to: 'desk@ships.test', from: 'site@ships.test' }

const inquiryWith = (texts: Partial<StoredInquiry>): StoredInquiry => ({
  id: 7,
  receivedAt: '2027-01-31T12:00:00.000Z',
  spam: false,
  delivery: 'waiting',
  subject: '',
  ...byField(() => ''),
  email: 'asha@rao.example',
  ...texts,
})

/** The mail as it goes over the line. */
async function compiled(inquiry: StoredInquiry) {
  const { headers, ...mail } = mailOf(inquiry, ADDRESSES)
  const composer = createTransport({ streamTransport: true, buffer: true })
  const sent = await composer.sendMail({ ...mail, messageId: headers['Message-ID'] })
  return { text: String(sent.message), envelope: sent.envelope }
}

const NASTY = [
  '\r\nBcc: all@spam.test',
  '\nTo: x@y.test',
  '\r',
  '\u0000',
  '\u2028Cc: a@b.test',
  '<script>',
  '"',
  ',',
  '=?utf-8?Q?=0ABcc:?=',
  '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
]
const nastyText = array(tuple(constantFrom(...NASTY), string({ unit: 'binary' })), {
  maxLength: 3,
}).map((parts) => parts.flat().join(''))

test('no field adds a header or a recipient, whatever it holds', async () => {
  const plain = await compiled(inquiryWith({}))
  const namesOf = (text: string) =>
    text
      .slice(0, text.indexOf('\r\n\r\n'))
      .split('\r\n')
      .filter((line) => !/^[ \t]/.test(line))
      .map((line) => line.split(':')[0])
  await assert(
    asyncProperty(array(nastyText, { minLength: 6, maxLength: 6 }), async (texts) => {
      const [subject, name, phone, company, service, message] = texts
      const { text, envelope } = await compiled(
        inquiryWith({ subject, name, phone, company, service, message }),
      )
      expect(namesOf(text)).toEqual(namesOf(plain.text))
      expect(envelope).toEqual({ from: ADDRESSES.from, to: [ADDRESSES.to] })
    }),
    { numRuns: 200 },
  )
})

test('has a subject also where the form sent none', () => {
  const subjectOf = (spam: boolean) =>
    mailOf(inquiryWith({ subject: ' \n ', spam }), ADDRESSES).subject
  expect([false, true].map(subjectOf)).toEqual(['New inquiry', '[suspected spam] New inquiry'])
})
