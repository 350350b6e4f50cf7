import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { byField, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { createMailer, deliverDue } from './mail.ts'
import { listenLocally } from '../run-server.ts'
import { startMailServer, type Manner } from './testing/mail-server.ts'
import { anInquiry, inquiriesIn, postJson, startInbox, startStore } from './testing/inbox.ts'

const START = Date.UTC(2027, 0, 31, 12)
const THREE_DAYS = 3 * 24 * 60

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const deliveries = (rows: ReturnType<typeof inquiriesIn>) => rows.map(({ delivery }) => delivery)

/** An outbox with inquiries that wait, and a mail server; `deliver` opens the database anew, as another process. */
async function startOutbox(manner: Manner, ...added: object[]) {
  const { state, settings } = await startMailServer(manner)
  const { file, add } = startStore()
  for (const [index, fields] of added.entries())
    add({ ...fields, isMailed: true, references: [`DM-${index}`] })
  const deliver = () => deliverDue(startStore(file).store, createMailer(settings))
  /** Delivers some minutes after the start; returns how often mail could not be sent until then. */
  async function failuresAt(minutes: number) {
    vi.setSystemTime(START + minutes * 60_000)
    await deliver()
    return vi.mocked(console.log).mock.calls.length
  }
  return { state, deliver, failuresAt, states: () => deliveries(inquiriesIn(file)) }
}

test('inbox: no visitor waits for mail; suspected spam is marked, one with a filled honeypot not mailed', async () => {
  const { state, settings } = await startMailServer('keeps waiting')
  const { url, stored } = await startInbox({ mail: settings })
  for (const part of [{}, { botcheck: 'on' }, { message: 'https://a.example '.repeat(4) }])
    expect((await postJson(url, { ...anInquiry(), ...part })).status).toBe(200)
  expect(deliveries(stored())).toEqual(['waiting', 'none', 'waiting'])
  state.manner = 'takes'
  const sent = ['sent', 'none', 'sent']
  await expect.poll(() => deliveries(stored()), { timeout: 15_000 }).toEqual(sent)
  const { from, to } = settings
  const { subject: Subject, email } = anInquiry()
  const [reference, , suspected] = stored().map((row) => row['reference'])
  const plain = { 'Reply-To': email, 'Content-Type': 'text/plain; charset=utf-8' }
  const spam = { Subject: `[suspected spam] ${Subject} - ${suspected}` }
  expect(state.mails).toMatchObject([
    { from, to: [to], headers: { ...plain, Subject: `${Subject} - ${reference}` } },
    { headers: spam },
  ])
})

test('mail: has every field and a subject, and what is in them adds no header, recipient or line', async () => {
  const email = 'asha@bücher.example'
  const plain = { ...byField((name) => `The ${name}`), subject: ' \n ', email }
  const hostile = [
    '\r\nBcc: all@spam.test\nTo: x@y.test\rTo: x@y.test',
    '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
    '\u0000\r\nCc: a@b.test\u2028Cc: a@b.test\u0085Cc: a@b.test',
    '",<a@b.test>,=?utf-8?Q?=0ABcc:_a@b.test?=',
  ].map((text) => ({ ...byField(() => text), subject: text, email }))
  const { state, deliver } = await startOutbox('takes', plain, ...hostile)
  await deliver()
  const [{ headers, body, from, to }] = state.mails as [(typeof state.mails)[number]]
  const replyTo = 'asha@xn--bcher-kva.example'
  expect(headers).toMatchObject({ Subject: 'New inquiry - DM-0', 'Reply-To': replyTo })
  for (const name of FIELD_NAMES.filter((field) => field !== 'email'))
    expect(body).toContain(`The ${name}`)
  const namesIn = (text: string) => text.split('\n\n')[0]!.match(/^\w+(?=: )/gm)
  expect(state.mails).toHaveLength(1 + hostile.length)
  for (const mail of state.mails) {
    expect(Object.keys(mail.headers)).toEqual(Object.keys(headers))
    expect([mail.from, mail.to, namesIn(mail.body)]).toEqual([from, to, namesIn(body)])
  }
})

test('while mail is down, pauses double up to an hour, across restarts; after three days it has failed', async () => {
  const { state, failuresAt, states } = await startOutbox('refuses', {})
  for (const [count, minutes] of [0, 1, 3, 7, 15, 31, 63, 123, 183].entries()) {
    expect(await failuresAt(minutes - 0.001)).toBe(count)
    expect(await failuresAt(minutes)).toBe(count + 1)
  }
  expect(await failuresAt(THREE_DAYS - 1)).toBe(10)
  expect(states()).toEqual(['waiting'])
  expect(await failuresAt(THREE_DAYS + 59)).toBe(11)
  expect(states()).toEqual(['failed'])
  const reason = /^Inquiry 1 could not be mailed for three days .*npm run inbox/
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(reason))
  state.manner = 'takes'
  await failuresAt(2 * THREE_DAYS)
  expect(state.mails).toEqual([])
})

test('a mail server that accepts and hangs up gets the mail again with the same Message-ID', async () => {
  const { state, failuresAt, states } = await startOutbox('hangs up', {})
  await failuresAt(0)
  expect(states()).toEqual(['waiting'])
  state.manner = 'takes'
  // Also with a clock that is set back, which delays no mail for longer than the longest pause.
  await failuresAt(-THREE_DAYS)
  expect(states()).toEqual(['sent'])
  const [first, second] = state.mails.map(({ headers }) => headers['Message-ID'])
  expect(second).toBe(first)
})

test('two processes with one database mail each inquiry once', async () => {
  const { state, deliver } = await startOutbox('takes', ...Array.from({ length: 20 }, () => ({})))
  await Promise.all([deliver(), deliver()])
  expect(state.mails).toHaveLength(20)
})

test('a mail server that never ends its answer: the mail is given up for now, and its connection closed', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const { promise: closed, resolve } = Promise.withResolvers<boolean>()
  const server = createServer((socket) => {
    socket.once('data', () => socket.write('250-wait\r\n', () => limit.abort()))
    socket.on('close', () => resolve(true))
    socket.write('220 ready\r\n')
  })
  const url = (await listenLocally(server)).replace('http:', 'smtp:')
  onTestFinished(() => void server.close())
  const { file, store, add } = startStore()
  add({ isMailed: true })
  await deliverDue(store, createMailer({ url, to: 'desk@ships.test', from: 'site@ships.test' }))
  expect(deliveries(inquiriesIn(file))).toEqual(['waiting'])
  expect(await closed).toBe(true)
})
