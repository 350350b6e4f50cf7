import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { byField, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { words } from '../test-helpers.ts'
import { csvStream } from './csv.ts'
import { mailOf } from './mail.ts'
import type { StoredInquiry } from './store.ts'

const ADDRESSES = { to: 'desk@ships.test', from: 'site@ships.test' }
const META = { id: 7, receivedAt: '2027-01-31T12:00:00.000Z', spam: false } as const

/** An inquiry of which every field has a text. */
const inquiryOf = (text: string): StoredInquiry => {
  const texts = { subject: text, ...byField(() => text), email: 'asha@rao.example' }
  return { ...META, ...texts, delivery: 'sent' }
}

/** The names of the headers, and the envelope, as they go over the line. */
async function compiled(text: string) {
  const { headers, ...mail } = mailOf(inquiryOf(text), ADDRESSES)
  const composer = createTransport({ streamTransport: true, buffer: true })
  const sent = await composer.sendMail({ ...mail, messageId: headers['Message-ID'] })
  const [head] = String(sent.message).split('\r\n\r\n')
  const lines = head!.split('\r\n').filter((line) => !/^[ \t]/.test(line))
  return { names: lines.map((line) => line.split(':')[0]), envelope: sent.envelope }
}

test.each([
  '\r\nBcc: all@spam.test\nTo: x@y.test\rTo: x@y.test',
  '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
  '\u0000\r\nCc: a@b.test',
  '\u2028Cc: a@b.test\u0085Cc: a@b.test',
  '",<a@b.test>,',
  '=?utf-8?Q?=0ABcc:_a@b.test?=',
])('mail: %j in every field adds no header and no recipient', async (text) => {
  const { names } = await compiled('plain')
  const envelope = { from: ADDRESSES.from, to: [ADDRESSES.to] }
  expect(await compiled(text)).toEqual({ names, envelope })
  // The webhook and Cloudflare's binding make the headers themselves.
  expect(mailOf(inquiryOf(text), ADDRESSES).subject).not.toMatch(/[\r\n]/)
})

test('mail: contains every field, and has a subject even if the form sent none', () => {
  const { text } = mailOf({ ...inquiryOf(''), ...byField((name) => `The ${name}`) }, ADDRESSES)
  for (const name of FIELD_NAMES)
    expect(text).toContain(`${name === 'message' ? '' : `${name}: `}The ${name}\n`)
  expect(mailOf(inquiryOf(' \n '), ADDRESSES).subject).toBe('New inquiry')
})

const FORMULAS = [...words('=1 +1 -1 @A1 ＝1 ＋1 －1 ＠A1'), '\t=1', ' \n=1', '=";"\r\n=1']
const OTHERS = ['', 'a=1', '"";=1', 'a,b', 'a\rb', 'a\nb\r\n"c"', '\0', ' ']

test.each([...FORMULAS, ...OTHERS])('export: %j does not leave its cell or run', async (typed) => {
  const csv = await buffer(Readable.from([inquiryOf(typed)]).pipe(csvStream()))
  const cell = FORMULAS.includes(typed) ? `'${typed}` : typed
  const x = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  expect(csv.toString()).toBe(
    '\u{feff}id,receivedAt,subject,name,email,phone,company,service,message,spam,delivery\r\n' +
      `7,${META.receivedAt},${x},${x},asha@rao.example,${x},${x},${x},${x},false,sent\r\n`,
  )
})
