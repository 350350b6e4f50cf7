import { expect, onTestFinished, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../src/lib/inquiry-fields.ts'
import {
  createInquiryBody,
  postInquiry,
  REFERENCE_PATTERN,
  startInboxInProcess,
} from '../testing/inbox.ts'
import { parseInquiry } from './parse-inquiry.ts'

const OTHER_SITE = { Origin: 'https://other.example' }
const LONG = { ...createInquiryBody(), name: 'x'.repeat(4000), message: 'ज'.repeat(14_000) }
const FULL = JSON.stringify(LONG).padEnd(64 * 1024 - 2 * LONG.message.length)

type Sent = RequestInit & { headers?: object; duplex?: 'half' }
const withHeaders = (name: string, ...values: string[]) =>
  values.map((value) => ({ headers: { [name]: value } }))
const INVALID_BODIES = ['{"name": "Asha', '', '[{}]', '"inquiry"', 'null', '{"access_key":" "}']
const stream = new Blob(['x'.repeat(4 * 1024 * 1024)]).stream()

test.each<[number, Sent[]]>([
  [405, ['GET', 'PUT', 'OPTIONS'].map((method) => ({ method, body: null }))],
  [415, withHeaders('Content-Type', 'text/plain', 'multipart/form-data; boundary=x', '')],
  [403, withHeaders('Origin', 'https://other.example', 'null', 'http://127.0.0.1')],
  [403, withHeaders('Sec-Fetch-Site', 'cross-site', 'same-site')],
  [413, [{ body: `${FULL} ` }, { body: stream, duplex: 'half' }]],
  [400, INVALID_BODIES.map((body) => ({ body }))],
])(
  'request that gets status %i: is rejected with a sentence, which is logged',
  async (status, requests) => {
    const { url, stored, log } = await startInboxInProcess()
    const logged = []
    for (const { headers, ...init } of requests) {
      const sent = { 'Content-Type': 'application/json', ...headers }
      const body = JSON.stringify(createInquiryBody())
      const response = await fetch(url, { method: 'POST', body, ...init, headers: sent })
      const { success, message } = (await response.json()) as Record<string, unknown>
      expect([response.status, success]).toEqual([status, false])
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
      const connection = init.duplex ? 'close' : 'keep-alive'
      expect(response.headers.get('connection')).toBe(connection)
      expect(message).toMatch(/\w\.$/)
      if (status !== 405) logged.push([`Rejected with ${status}: ${message}`])
    }
    expect(log.mock.calls).toEqual(logged)
    expect(stored()).toEqual([])
  },
)

test('inquiry with name, email and message: is accepted without its key and unknown fields', () => {
  const required = { name: 'Asha', email: 'asha@rao.example', message: 'Two\npallets' }
  const sent = { ...required, access_key: 'key', newsletter: 'yes' }
  const inquiry = { ...BLANK_FIELDS, subject: '', ...required }
  expect(parseInquiry(sent)).toEqual({ ...inquiry, spamReason: 'none' })
  const both = 'name must be filled in, email must be filled in.'
  expect(parseInquiry({ ...sent, name: 1, email: null })).toEqual({ error: both })
})

test('inquiry with pasted invisible characters: loses them before validation', () => {
  const pasted = {
    name: '\u200bAsha\u00a0',
    email: '\u202aasha@\u2060rao.example\u202c',
    phone: '+91\u00a022\u200e',
  }
  const read = parseInquiry({ ...createInquiryBody(), ...pasted })
  const cleaned = { name: 'Asha', email: 'asha@rao.example', phone: '+91 22' }
  expect(read).toMatchObject(cleaned)
})

const BLANK = [undefined, '', ' \n', 1]
test.each([
  ['access_key', 'must be filled in', BLANK],
  ['name', 'must be filled in', [...BLANK, '\u200b\u3164']],
  ['message', 'must be filled in', BLANK],
  ['phone', 'must be text', [42, null, true, ['a'], { a: 1 }]],
  ['email', 'must look like name@host', ['', 'a', 'a@', 'a b@c.de', 'a@-b.de', 'a@b.de, c@d.ef']],
])('inquiry with an invalid %s: is rejected because it %s', (name, reason, values) => {
  for (const value of values)
    expect(parseInquiry({ ...createInquiryBody(), [name]: value })).toEqual({
      error: `${name} ${reason}.`,
    })
})

test.each<[Record<string, string>, string]>([
  [{ botcheck: '', email: 'a@b' }, 'none'],
  [
    { botcheck: 'on', email: "o'n+s@sub.a.example", message: 'www.a.b\n'.repeat(4) + '.' },
    'honeypot',
  ],
  [{ message: 'www.a.example https://b.c https://www.d.e', email: 'asha@जहाज.भारत' }, 'none'],
  [{ name: 'http://a.example http://b.example', company: 'http://c www.d.example' }, 'suspected'],
])(
  'inquiry %j: is accepted unchanged, with spam reason %s',
  ({ botcheck, ...fields }, spamReason) => {
    const read = parseInquiry({ ...createInquiryBody(), botcheck, ...fields })
    expect(read).toMatchObject({ ...fields, spamReason })
  },
)

test('origin of a post: is compared with SITE_URL, even if a proxy changes Host', async () => {
  const { url } = await startInboxInProcess({ site: 'https://www.ships.example' })
  const statusFrom = async (headers: object) => (await postInquiry(url, {}, headers)).status
  expect(await statusFrom({ Origin: 'https://www.ships.example' })).toBe(200)
  expect(await statusFrom({ Origin: new URL(url).origin })).toBe(403)
  expect(await statusFrom({ ...OTHER_SITE, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
})

test('accepted inquiry of 64 KiB: is stored completely without its key, and logged without its fields', async () => {
  const { url, stored, log } = await startInboxInProcess()
  expect(await (await fetch(new URL('/healthz', url))).text()).toBe('ok')
  const headers = {
    Origin: new URL(url).origin,
    'Content-Type': 'Application/JSON ; charset=UTF-8',
  }
  const response = await fetch(url, { method: 'POST', headers, body: FULL })
  expect(response.headers.get('content-type')).toBe('application/json')
  const { reference } = stored()[0]!
  expect(await response.json()).toEqual({ success: true, message: expect.any(String), reference })
  const { access_key: key, ...fields } = LONG
  expect(stored()).toMatchObject([{ ...fields, spam: 0, delivery: 'none' }])
  expect(reference).toMatch(REFERENCE_PATTERN)
  expect(JSON.stringify(stored())).not.toContain(key)
  expect(await (await postInquiry(url, { botcheck: true })).json()).toMatchObject({ success: true })
  const lines = [['Inquiry 1 has come.'], ['Inquiry 2 has come, spam: honeypot.']]
  expect(log.mock.calls).toEqual(lines)
})

test('repeated inquiry: is stored once within ten minutes and gets the same reference', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, stored } = await startInboxInProcess()
  const inquiry = createInquiryBody()
  async function referenceAfter(minutes: number, sent = inquiry) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    return (await (await postInquiry(url, sent)).json()).reference as string
  }
  const first = await referenceAfter(0)
  const other = await referenceAfter(0, createInquiryBody())
  expect(await referenceAfter(9.9)).toBe(first)
  const later = await referenceAfter(0.1)
  const years = await referenceAfter(5 * 365 * 24 * 60)
  expect(stored().map((row) => row['reference'])).toEqual([first, other, later, years])
  const second = await startInboxInProcess()
  await postInquiry(second.url, inquiry)
  expect(second.stored()[0]!['fingerprint']).not.toBe(stored()[0]!['fingerprint'])
})

test('inquiry that the visitor sends natively, then by script: is stored once', async () => {
  const { url, stored } = await startInboxInProcess()
  const native = { ...createInquiryBody(), subject: 'New Contact - Brand', message: 'One\r\nTwo' }
  await fetch(url, { method: 'POST', body: new URLSearchParams(native), redirect: 'manual' })
  await postInquiry(url, {
    ...native,
    subject: 'New Contact from Asha - Brand',
    message: 'One\nTwo',
  })
  expect(stored()).toMatchObject([{ subject: native.subject }])
  await postInquiry(url, { ...native, message: 'One Two' })
  expect(stored()).toHaveLength(2)
})

test('native form post: is redirected to a page, so that a reload does not post again', async () => {
  const { url, stored } = await startInboxInProcess()
  async function pageAfter(part: object, headers = {}) {
    const body = new URLSearchParams({ ...createInquiryBody(), ...part })
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    return `${response.status} ${response.headers.get('location')}`
  }
  expect(await pageAfter({})).toBe('303 /sent')
  expect(await pageAfter({ botcheck: 'on' })).toBe('303 /sent')
  expect(await pageAfter({ message: '' })).toBe('303 /not-sent')
  expect(await pageAfter({}, OTHER_SITE)).toBe('303 /not-sent')
  expect(stored()).toMatchObject([{ spam: 0 }, { spam: 1 }])
})

test.each([
  ['X-Real-IP', 3],
  [undefined, 1],
])(
  'rate limit with address header %s: counts visitors by this address, and an IPv6 /64 as one',
  async (addressHeader, count) => {
    const addresses = `198.51.100.7, ::ffff:198.51.100.7,198.51.100.7:50000,2001:db8:1:2:3:4:5:6
    2001:db8:1:2::,[2001:db8:1:2::9]:443,2001:db8:1:3::,[2001:db8:1:3::1]`.split(/,|\n +/)
    const { url, stored } = await startInboxInProcess({ requestsPerMinute: 1, addressHeader })
    const inquiry = createInquiryBody()
    for (const address of addresses) {
      const headers = { 'X-Real-IP': `9.9.9.9, ${address}`, 'X-Forwarded-For': address }
      await postInquiry(url, inquiry, headers)
    }
    expect(stored()).toHaveLength(count)
    const response = await postInquiry(url, inquiry, { 'X-Real-IP': '198.51.100.7' })
    expect([response.status, await response.json()]).toMatchObject([429, { success: false }])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)
