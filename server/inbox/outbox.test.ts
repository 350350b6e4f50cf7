import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inquiriesIn, temporaryFolder } from '../test-helpers.ts'
import { readInquiry } from './inquiry.ts'
import { deliverDue } from './outbox.ts'
import { createMailer } from './smtp.ts'
import { openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { startMailServer, type Manner } from './testing/mail-server.ts'
import { startInbox } from './testing/start-inbox.ts'

const HOUR_MS = 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 31, 12) }))
afterEach(() => void vi.useRealTimers())

/** An outbox with one inquiry that waits, and a mail server; `restart` opens the database anew. */
async function startOutbox(manner: Manner = 'takes') {
  const { state, settings } = await startMailServer(manner)
  const file = join(temporaryFolder(), 'inquiries.db')
  const lines: string[] = []
  const open = () => {
    const database = openDatabase(file)
    onTestFinished(database.close)
    const store = createStore(database.query)
    const { send } = createMailer(settings)
    return { store, deliver: () => deliverDue({ store, send, log: (line) => lines.push(line) }) }
  }
  const add = async (fields = {}, spam = false) => {
    const result = readInquiry({ ...anInquiry(), ...fields })
    if ('refusal' in result) throw new Error(result.refusal)
    await open().store.add(result.inquiry, { visitor: 'v', spam, isMailed: true }, Date.now())
  }
  await add()
  return { state, lines, open, add, states: () => inquiriesIn(file).map((row) => row['delivery']) }
}

test('mails an inquiry with all its fields, to be answered to the visitor', async () => {
  const { state, settings } = await startMailServer()
  const { url, stored } = await startInbox({ mail: settings })
  const inquiry = { ...anInquiry(), phone: '+91 22', company: 'Rao', message: 'One\nTwo पत्र' }
  expect((await postJson(url, inquiry)).status).toBe(200)
  await expect.poll(() => stored()[0]!['delivery']).toBe('sent')
  const [mail] = state.mails
  expect([mail!.from, mail!.to]).toEqual(['site@ships.test', ['desk@ships.test']])
  expect(Object.fromEntries(mail!.headers)).toMatchObject({
    Subject: 'New Contact from Asha Rao - Dhruva Maritime',
    'Reply-To': 'asha@rao.example',
    'Content-Type': 'text/plain; charset=utf-8',
    'Message-ID': expect.stringMatching(/^<inquiry-1-\d+@ships\.test>$/),
  })
  const text = decoded(mail!)
  for (const part of ['Asha Rao', 'asha@rao.example', '+91 22', 'Rao', 'Air Cargo', 'One\nTwo पत्र'])
    expect(text).toContain(part)
})

const decoded = ({ headers, body }: { headers: [string, string][]; body: string }) => {
  const encoding = Object.fromEntries(headers)['Content-Transfer-Encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}

test('never mails spam, and the visitor is answered while mail is down', async () => {
  const mail = { url: 'smtp://127.0.0.1:1', to: 'a@b.test', from: 'c@d.test' }
  const { url, stored } = await startInbox({ mail })
  expect((await postJson(url)).status).toBe(200)
  await postJson(url, { ...anInquiry(), botcheck: 'on' })
  expect(stored().map((row) => row['delivery'])).toEqual(['waiting', 'none'])
})

test('waits with growing pauses while mail is down, across restarts, and then mails all of it', async () => {
  const { state, lines, open, add, states } = await startOutbox('refuses')
  await add()
  for (let hour = 0; hour < 10; hour++) {
    const { deliver } = open()
    for (let minute = 0; minute < 60; minute++) {
      await deliver()
      vi.setSystemTime(Date.now() + 60_000)
    }
  }
  // Two inquiries, each at 0, 1, 3, 7, 15, 31, 63, 127, 255 and 495 minutes.
  expect(lines).toHaveLength(20)
  expect(states()).toEqual(['waiting', 'waiting'])
  state.manner = 'takes'
  vi.setSystemTime(Date.now() + 4 * HOUR_MS)
  await open().deliver()
  expect(states()).toEqual(['sent', 'sent'])
  expect(state.mails).toHaveLength(2)
  await open().deliver()
  expect(state.mails).toHaveLength(2)
})

test('gives up after three days and says so, and a retry mails it all the same', async () => {
  const { state, lines, open, states } = await startOutbox('refuses')
  const first = open()
  for (let hour = 0; hour < 71; hour++) {
    await first.deliver()
    vi.setSystemTime(Date.now() + HOUR_MS)
  }
  expect(states()).toEqual(['waiting'])
  vi.setSystemTime(Date.now() + 5 * HOUR_MS)
  await open().deliver()
  expect(states()).toEqual(['failed'])
  expect(lines.at(-1)).toMatch(/^Inquiry 1 could not be mailed for three days .*npm run inbox/)
  vi.setSystemTime(Date.now() + 100 * HOUR_MS)
  await open().deliver()
  expect(state.mails).toEqual([])

  state.manner = 'takes'
  const { store, deliver } = open()
  await store.makeAllDue(Date.now())
  await deliver()
  expect(states()).toEqual(['sent'])
})

test('a server that takes a mail and hangs up gets it again, to be known by its Message-ID', async () => {
  const { state, open, states } = await startOutbox('hangs up')
  await open().deliver()
  expect(states()).toEqual(['waiting'])
  state.manner = 'takes'
  vi.setSystemTime(Date.now() + HOUR_MS)
  await open().deliver()
  expect(states()).toEqual(['sent'])
  const ids = state.mails.map(({ headers }) => Object.fromEntries(headers)['Message-ID'])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
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
