import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byField, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { createMailer, deliverDue } from './mail.ts'
import { startMailServer, type Manner } from './testing/mail-server.ts'
import { anInquiry, inquiriesIn, postJson, startInbox, startStore } from './testing/inbox.ts'

const HOUR_MS = 60 * 60_000
const PATIENTLY = { timeout: 15_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 31, 12) })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const deliveries = (rows: object[]) => rows.map((row) => Reflect.get(row, 'delivery'))
const wait = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS)

/** An outbox with inquiries that wait, and a mail server; `open` opens the database once more. */
async function startOutbox(manner: Manner, ...added: object[]) {
  const { state, settings } = await startMailServer(manner)
  const { file, add } = startStore()
  for (const fields of added) add({ ...fields, isMailed: true })
  const mailer = createMailer(settings)
  function open() {
    const { store } = startStore(file)
    return { deliver: () => deliverDue(store, mailer) }
  }
  return { state, open, states: () => deliveries(inquiriesIn(file)) }
}

test('inbox: mails an inquiry, suspected spam marked, one with a filled honeypot not', async () => {
  const { state, settings } = await startMailServer()
  const { url, stored } = await startInbox({ mail: settings })
  for (const part of [{}, { botcheck: 'on' }, { message: 'https://a.example '.repeat(4) }])
    expect((await postJson(url, { ...anInquiry(), ...part })).status).toBe(200)
  await expect.poll(() => deliveries(stored()), PATIENTLY).toEqual(['sent', 'none', 'sent'])
  const { from, to } = settings
  const { subject: Subject, email } = anInquiry()
  const plain = { Subject, 'Reply-To': email, 'Content-Type': 'text/plain; charset=utf-8' }
  const spam = { Subject: `[suspected spam] ${Subject}` }
  expect(state.mails).toMatchObject([{ from, to: [to], headers: plain }, { headers: spam }])
})

test('inbox: while mail is down, the visitor still gets a response', async () => {
  const mail = { url: 'smtp://127.0.0.1:1', to: 'a@b.test', from: 'c@d.test' }
  const { url, stored } = await startInbox({ mail })
  expect((await postJson(url)).status).toBe(200)
  expect(deliveries(stored())).toEqual(['waiting'])
})

test('mail: has every field and a subject, and what is in them adds no header, recipient or line', async () => {
  const email = 'asha@bücher.example'
  const plain = { ...byField((name) => `The ${name}`), subject: ' \n ', email }
  const hostile = [
    '\r\nBcc: all@spam.test\nTo: x@y.test\rTo: x@y.test',
    '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
    '\u0000\r\nCc: a@b.test',
    '\u2028Cc: a@b.test\u0085Cc: a@b.test',
    '",<a@b.test>,',
    '=?utf-8?Q?=0ABcc:_a@b.test?=',
  ].map((text) => ({ ...byField(() => text), subject: text, email }))
  const { state, open } = await startOutbox('takes', plain, ...hostile)
  await open().deliver()
  expect(state.mails).toHaveLength(1 + hostile.length)
  const [{ headers, body, from, to }] = state.mails as [(typeof state.mails)[number]]
  expect(headers).toMatchObject({
    Subject: 'New inquiry',
    'Reply-To': 'asha@xn--bcher-kva.example',
  })
  for (const name of FIELD_NAMES.filter((field) => field !== 'email'))
    expect(body).toContain(`The ${name}`)
  const namesIn = (text: string) => text.split('\n\n')[0]!.match(/^\w+(?=: )/gm)
  for (const mail of state.mails) {
    expect(Object.keys(mail.headers)).toEqual(Object.keys(headers))
    expect([mail.from, mail.to, namesIn(mail.body)]).toEqual([from, to, namesIn(body)])
  }
})

test('while mail is down, pauses grow across restarts; then all is mailed once', async () => {
  const { state, open, states } = await startOutbox('refuses', {}, {})
  for (let hour = 0; hour < 4; hour++) {
    const { deliver } = open()
    for (let minute = 0; minute < 60; minute++) {
      await deliver()
      wait(1 / 60)
    }
  }
  // Two inquiries, each at 0, 1, 3, 7, 15, 31, 63, 123 and 183 minutes.
  expect(console.log).toHaveBeenCalledTimes(18)
  state.manner = 'takes'
  wait(1)
  for (const { deliver } of [open(), open()]) await deliver()
  expect(states()).toEqual(['sent', 'sent'])
  expect(state.mails).toHaveLength(2)
})

test('a pause is an hour at most; after three days it has failed and is not tried any more', async () => {
  const { state, open, states } = await startOutbox('refuses', {})
  const { deliver } = open()
  for (let hour = 0; hour < 72; hour++) {
    await deliver()
    wait(1)
  }
  expect(states()).toEqual(['waiting'])
  expect(console.log).toHaveBeenCalledTimes(72)
  await deliver()
  expect(states()).toEqual(['failed'])
  const reason = /^Inquiry 1 could not be mailed for three days .*npm run inbox/
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(reason))
  state.manner = 'takes'
  wait(100)
  await deliver()
  expect(state.mails).toEqual([])
})

test('a mail server that accepts and hangs up gets the mail again with the same Message-ID', async () => {
  const { state, open, states } = await startOutbox('hangs up', {})
  await open().deliver()
  expect(states()).toEqual(['waiting'])
  state.manner = 'takes'
  // Also with a clock that is set back, which delays no mail for longer than the longest pause.
  wait(-1000)
  await open().deliver()
  expect(states()).toEqual(['sent'])
  const [first, second] = state.mails.map(({ headers }) => headers['Message-ID'])
  expect(second).toBe(first)
})

test('two processes with one database mail each inquiry once', async () => {
  const { state, open } = await startOutbox('takes', ...Array.from({ length: 20 }, () => ({})))
  await Promise.all([open().deliver(), open().deliver()])
  expect(state.mails).toHaveLength(20)
})
