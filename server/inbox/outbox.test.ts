import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inquiriesIn, temporaryFolder } from '../test-helpers.ts'
import { deliverDue } from './outbox.ts'
import { createMailer } from './smtp.ts'
import { openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { startMailServer, type Manner } from './testing/mail-server.ts'
import { startInbox } from './testing/start-inbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 31, 12) }))
afterEach(() => void vi.useRealTimers())

/** An outbox with one inquiry that waits, and a mail server; `open` opens the database once more. */
async function startOutbox(manner: Manner = 'takes') {
  const { state, settings } = await startMailServer(manner)
  const file = join(temporaryFolder(), 'inquiries.db')
  const lines: string[] = []
  const { send } = createMailer(settings)
  const open = () => {
    const { query, close } = openDatabase(file)
    onTestFinished(close)
    const store = createStore(query, 'secret')
    return {
      query,
      store,
      deliver: () => deliverDue({ store, send, log: (line) => lines.push(line) }),
    }
  }
  const add = () => {
    const { access_key: _, ...inquiry } = anInquiry()
    const sent = { visitor: 'v', suspicion: 'none', isMailed: true } as const
    return open().store.add(inquiry, sent, Date.now())
  }
  await add()
  return { state, lines, open, add, states: () => inquiriesIn(file).map((row) => row['delivery']) }
}

const headersOf = ({ headers }: { headers: [string, string][] }) => Object.fromEntries(headers)

test('mails an inquiry with all its fields; replies go to the visitor', async () => {
  const { state, settings } = await startMailServer()
  const { url, stored } = await startInbox({ mail: settings })
  const inquiry = { ...anInquiry(), phone: '+91 22', company: 'Rao & Co', message: 'One\nTwo पत्र' }
  expect((await postJson(url, inquiry)).status).toBe(200)
  await expect.poll(() => stored()[0]!['delivery']).toBe('sent')
  const [mail] = state.mails
  expect([mail!.from, mail!.to]).toEqual(['site@ships.test', ['desk@ships.test']])
  expect(headersOf(mail!)).toMatchObject({
    Subject: 'New Contact from Asha Rao - Dhruva Maritime',
    'Reply-To': 'asha@rao.example',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'quoted-printable',
    'Message-ID': expect.stringMatching(/^<inquiry-1-\d+@ships\.test>$/),
  })
  const encoded = mail!.body.replaceAll('=\r\n', '').replaceAll('=', '%')
  const text = decodeURIComponent(encoded).replaceAll('\r\n', '\n')
  const { name, email, phone, company, service, message } = inquiry
  for (const part of [name, email, phone, company, service, message]) expect(text).toContain(part)
})

test('spam: a filled honeypot is not mailed, a suspected one is marked in the subject', async () => {
  const { state, settings } = await startMailServer()
  const { url, stored } = await startInbox({ mail: settings })
  await postJson(url, { ...anInquiry(), botcheck: 'on' })
  await postJson(url, { ...anInquiry(), message: 'https://a.example '.repeat(4) })
  await expect.poll(() => stored().map((row) => row['delivery'])).toEqual(['none', 'sent'])
  const subject = '[suspected spam] New Contact from Asha Rao - Dhruva Maritime'
  expect(state.mails.map((mail) => headersOf(mail)['Subject'])).toEqual([subject])
})

test('while mail is down, the visitor still gets a response', async () => {
  const mail = { url: 'smtp://127.0.0.1:1', to: 'a@b.test', from: 'c@d.test' }
  const { url, stored } = await startInbox({ mail })
  expect((await postJson(url)).status).toBe(200)
  expect(stored().map((row) => row['delivery'])).toEqual(['waiting'])
})

test('while mail is down, pauses grow across restarts; then all is mailed once', async () => {
  const { state, lines, open, add, states } = await startOutbox('refuses')
  await add()
  for (let hour = 0; hour < 4; hour++) {
    const { deliver } = open()
    for (let minute = 0; minute < 60; minute++) {
      await deliver()
      vi.setSystemTime(Date.now() + MINUTE_MS)
    }
  }
  // Two inquiries, each at 0, 1, 3, 7, 15, 31, 63, 123 and 183 minutes.
  expect(lines).toHaveLength(18)
  state.manner = 'takes'
  vi.setSystemTime(Date.now() + HOUR_MS)
  for (const { deliver } of [open(), open()]) await deliver()
  expect(states()).toEqual(['sent', 'sent'])
  expect(state.mails).toHaveLength(2)
})

test('a pause is an hour at most, however often it has tried', async () => {
  const { lines, open } = await startOutbox('refuses')
  const { query, deliver } = open()
  for (const attempts of [47, 48, 63, 1000]) {
    await query('UPDATE inquiries SET attempts = ?, next_attempt_at = 0', attempts)
    await deliver()
    const next = { next_attempt_at: Date.now() + HOUR_MS }
    expect(await query('SELECT next_attempt_at FROM inquiries')).toEqual([next])
  }
  expect(lines).toHaveLength(4)
})

test('after three days it has failed, says so and is not tried any more', async () => {
  const { state, lines, open, states } = await startOutbox('refuses')
  const { deliver } = open()
  for (const [hours, expected] of [
    [0, 'waiting'],
    [71, 'waiting'],
    [1, 'failed'],
  ] as const) {
    vi.setSystemTime(Date.now() + hours * HOUR_MS)
    await deliver()
    expect(states()).toEqual([expected])
  }
  expect(lines.at(-1)).toMatch(/^Inquiry 1 could not be mailed for three days .*npm run inbox/)
  vi.setSystemTime(Date.now() + 100 * HOUR_MS)
  state.manner = 'takes'
  await deliver()
  expect(state.mails).toEqual([])
})

test('a mail server that accepts and hangs up gets the mail again with the same Message-ID', async () => {
  const { state, open, states } = await startOutbox('hangs up')
  await open().deliver()
  expect(states()).toEqual(['waiting'])
  state.manner = 'takes'
  vi.setSystemTime(Date.now() + HOUR_MS)
  await open().deliver()
  expect(states()).toEqual(['sent'])
  const ids = state.mails.map((mail) => headersOf(mail)['Message-ID'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('two processes with one database mail each inquiry once', async () => {
  const { state, open, add } = await startOutbox()
  for (let count = 1; count < 20; count++) await add()
  await Promise.all([open().deliver(), open().deliver()])
  expect(state.mails).toHaveLength(20)
})

test('a clock that is set back delays no mail for longer than the longest pause', async () => {
  const { state, open } = await startOutbox('refuses')
  await open().deliver()
  vi.setSystemTime(Date.now() - 1000 * HOUR_MS)
  state.manner = 'takes'
  await open().deliver()
  expect(state.mails).toHaveLength(1)
})
