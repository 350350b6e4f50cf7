import { createServer } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { mapFields, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { listenOnFreePort } from '../run-hono-app.ts'
import { MAIL_SETTINGS, postInquiry, startInboxInProcess, openTestStore } from '../testing/inbox.ts'
import { startMailServer, type MailServerBehaviour } from '../testing/mail-server.ts'
import { deliverDueMail, dryRunMail } from './mail.ts'
import type { ParsedInquiry } from './parse-inquiry.ts'

const START = Date.UTC(2027, 0, 31, 12)
const THREE_DAYS = 3 * 24 * 60

afterEach(() => vi.useRealTimers().restoreAllMocks())

async function startOutbox(behaviour: MailServerBehaviour, ...added: Partial<ParsedInquiry>[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { state, settings } = await startMailServer(behaviour)
  const { file, add, store, stored } = openTestStore({ mail: settings })
  const references = added.map((fields) => add(fields).reference)
  const deliver = (closing?: AbortSignal) =>
    deliverDueMail(openTestStore({ file }).store, settings, closing)
  async function failuresAt(minutes: number) {
    vi.setSystemTime(START + minutes * 60_000)
    await deliver()
    return log.mock.calls.length
  }
  return { state, settings, references, log, deliver, failuresAt, store, stored }
}

test('inquiry while the mail server is slow: is answered at once; suspected spam is marked, and honeypot spam is not mailed', async () => {
  const { state, settings } = await startMailServer('keeps waiting')
  const { url, stored } = await startInboxInProcess({ mail: settings })
  for (const part of [{}, { botcheck: 'on' }, { message: 'https://a.example '.repeat(4) }])
    expect((await postInquiry(url, part)).status).toBe(200)
  const states = (delivery: string) => [{ delivery }, { delivery: 'none' }, { delivery }]
  expect(stored()).toMatchObject(states('waiting'))
  state.behaviour = 'takes'
  await expect.poll(stored).toMatchObject(states('sent'))
  const [first, , third] = stored().map(({ subject, reference }) => `${subject} - ${reference}`)
  const subjects = state.mails.map(({ headers }) => headers['Subject'])
  expect(subjects).toEqual([first, `[suspected spam] ${third}`])
})

test('mail about a hostile inquiry: contains every field, but no additional header, recipient or field', async () => {
  const email = 'asha@bücher.example'
  const plain = { ...mapFields((name) => `The ${name}`), subject: ' \n ', email }
  const hostile = [
    '\r\nBcc: all@spam.test\nTo: x@y.test\rTo: x@y.test',
    '\r\n\r\n.\r\nMAIL FROM:<a@b.test>',
    '\u0000\r\nCc: a@b.test\u2028Cc: a@b.test\u0085Cc: a@b.test',
    '",<a@b.test>,=?utf-8?Q?=0ABcc:_a@b.test?=',
  ].map((text) => ({ ...mapFields(() => text), subject: text, email }))
  const { state, settings, references, deliver } = await startOutbox('takes', plain, ...hostile)
  await deliver()
  const { headers, body } = state.mails[0]!
  expect(headers).toMatchObject({
    Subject: `New inquiry - ${references[0]}`,
    'Reply-To': 'asha@xn--bcher-kva.example',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  for (const name of FIELD_NAMES.filter((field) => field !== 'email'))
    expect(body).toContain(`The ${name}`)
  const namesIn = (text: string) => text.split('\n\n')[0]!.match(/^\w+(?=: )/gm)
  expect(state.mails).toHaveLength(1 + hostile.length)
  for (const mail of state.mails) {
    expect(Object.keys(mail.headers)).toEqual(Object.keys(headers))
    expect(mail).toMatchObject({ from: settings.from, to: [settings.to] })
    expect(namesIn(mail.body)).toEqual(namesIn(body))
  }
})

test('mail server that refuses mail: the pauses double up to an hour, even after restarts, and delivery fails after three days', async () => {
  const { state, log, failuresAt, stored } = await startOutbox('refuses', {})
  const times = [0, 1, 3, 7, 15, 31, 63]
  while (times.at(-1)! < THREE_DAYS) times.push(times.at(-1)! + 60)
  for (const [count, minutes] of times.entries()) {
    if (count < 9) expect(await failuresAt(minutes - 0.001)).toBe(count)
    expect(stored()).toMatchObject([{ delivery: 'waiting' }])
    expect(await failuresAt(minutes)).toBe(count + 1)
  }
  expect(stored()).toMatchObject([{ delivery: 'failed' }])
  const reason = /^Inquiry 1 could not be mailed for three days .*npm run inbox/
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(reason))
  state.behaviour = 'takes'
  await failuresAt(2 * THREE_DAYS)
  expect(state.mails).toEqual([])
})

test('mail server that accepts a mail and hangs up: gets the mail again with the same Message-ID', async () => {
  const { state, failuresAt, stored } = await startOutbox('hangs up', {})
  await failuresAt(0)
  expect(stored()).toMatchObject([{ delivery: 'waiting' }])
  state.behaviour = 'takes'
  await failuresAt(-THREE_DAYS)
  expect(stored()).toMatchObject([{ delivery: 'sent' }])
  const [first, second] = state.mails.map(({ headers }) => headers['Message-ID'])
  expect(second).toBe(first)
})

test.each([600, -9999])(
  'clock that is wrong by %i days while mail is refused: the mail is sent later',
  async (days) => {
    const { state, failuresAt, stored } = await startOutbox('refuses', {})
    for (const wrong of [0, days, 0]) await failuresAt(wrong * 24 * 60)
    expect(stored()).toMatchObject([{ delivery: 'waiting', attempts: 3 }])
    state.behaviour = 'takes'
    await failuresAt(60)
    expect(stored()).toMatchObject([{ delivery: 'sent' }])
  },
)

test('mail server that quotes the mail in its answer: only the codes are logged and stored', async () => {
  const name = 'Asha\u001b[2J Rao'
  const { log, deliver, store } = await startOutbox('refuses', { name })
  await deliver()
  const fault = 'Message failed: 450 5.7.1'
  expect(log.mock.calls).toEqual([
    [`Inquiry 1 could not be mailed and waits for the next attempt: ${fault}`],
  ])
  expect(store.counts()).toMatchObject({ waiting: 1, mailFault: fault })
})

test.each([
  ['an unknown recipient', 'RCPT', '550 5.1.1 User unknown'],
  ['a full mailbox', 'RCPT', '452 4.2.2 Mailbox full'],
  ['a sender that may not send', 'MAIL', '553 5.7.1 Not your address'],
  ['content', 'DATA', '554 5.7.1 Refused by policy'],
])(
  'mail server that refuses %s: dryRunMail rejects with its answer',
  async (_, refused, answer) => {
    const server = createServer((socket) => {
      socket.write('220 ready\r\n')
      const respond = (line: string) => (line.startsWith(refused) ? answer : '250 fine')
      socket.setEncoding('utf8').on('data', (line: string) => socket.write(`${respond(line)}\r\n`))
      socket.on('error', () => {})
    })
    onTestFinished(() => void server.close())
    const url = (await listenOnFreePort(server)).replace('http:', 'smtp:')
    await expect(dryRunMail({ ...MAIL_SETTINGS, url })).rejects.toThrow(answer)
  },
)

test('mail server that accepts mail: dryRunMail sends none', async () => {
  const { state, settings } = await startMailServer()
  await dryRunMail(settings)
  expect(state.mails).toEqual([])
})

test('two processes with one database: mail each inquiry once, and start no mail while closing', async () => {
  const { state, deliver } = await startOutbox('takes', ...Array.from({ length: 20 }, () => ({})))
  await deliver(AbortSignal.abort())
  expect(state.mails).toEqual([])
  await Promise.all([deliver(), deliver()])
  expect(state.mails).toHaveLength(20)
})

test('mail server that never finishes its answer: the connection is closed, and the mail waits for the next attempt', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    const answer = setInterval(() => socket.write('250-wait\r\n', () => limit.abort()), 100)
    socket.on('error', () => {}).on('close', () => resolve(clearInterval(answer)))
  })
  const mail = { ...MAIL_SETTINGS, url: (await listenOnFreePort(server)).replace('http:', 'smtp:') }
  onTestFinished(() => void server.close())
  const { store, add, stored } = openTestStore({ mail })
  add()
  await deliverDueMail(store, mail)
  expect(stored()).toMatchObject([{ delivery: 'waiting' }])
  await closed
})
