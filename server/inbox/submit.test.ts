import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendRaw } from '../test-helpers.ts'
import {
  anInquiry,
  JSON_TYPE,
  postForm,
  postHead,
  postJson,
  startInbox,
  startStore,
} from './testing/inbox.ts'

const OTHER_SITE = { Origin: 'https://other.example' }

async function expectRejection(status: number, init: object) {
  const { url, stored } = await startInbox()
  const body = JSON.stringify(anInquiry())
  const response = await fetch(url, { method: 'POST', headers: JSON_TYPE, body, ...init })
  expect(response.status).toBe(status)
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/\w\.$/) })
  expect(stored()).toEqual([])
}

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('method %s: is rejected', (method) =>
  expectRejection(405, { method, body: null }),
)

test.each([
  [415, { 'Content-Type': 'text/plain' }],
  [415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  [415, { 'Content-Type': '' }],
  [403, OTHER_SITE],
  [403, { Origin: 'null' }],
  [403, { Origin: 'http://127.0.0.1' }],
  [403, { 'Sec-Fetch-Site': 'cross-site' }],
  [403, { 'Sec-Fetch-Site': 'same-site' }],
])('media type or site: is rejected with %i, %j', (status, headers) =>
  expectRejection(status, { headers: { ...JSON_TYPE, ...headers } }),
)

const NOT_UTF8 = Buffer.from(JSON.stringify({ ...anInquiry(), name: 'ÿ' }), 'latin1')
const KEYLESS = JSON.stringify({ ...anInquiry(), access_key: ' ' })

test.each(['{"name": "Asha', '', '[{}]', '"inquiry"', 'null', '{}', NOT_UTF8, KEYLESS])(
  'body %s: is rejected',
  (body) => expectRejection(400, { body }),
)

test('origin: is compared with the configured site, whatever Host a proxy sends', async () => {
  const { url } = await startInbox({ site: 'https://www.ships.example' })
  const statusFrom = async (headers: object) => (await postJson(url, anInquiry(), headers)).status
  expect(await statusFrom({ Origin: 'https://www.ships.example' })).toBe(200)
  expect(await statusFrom({ Origin: new URL(url).origin })).toBe(403)
  // What the browser itself says counts first.
  expect(await statusFrom({ ...OTHER_SITE, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
})

test('own pages: may send fields of any length and script, 64 KiB in all and no byte more', async () => {
  const { url, stored } = await startInbox()
  const type = { 'Content-Type': 'Application/JSON ; charset=UTF-8' }
  const headers = { Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin', ...type }
  const long = { name: 'ज'.repeat(4000), subject: 'x'.repeat(4000), message: 'ज'.repeat(14_000) }
  const body = JSON.stringify({ ...anInquiry(), ...long })
  const full = body + ' '.repeat(64 * 1024 - Buffer.byteLength(body))
  expect((await postJson(url, full, headers)).status).toBe(200)
  expect(stored()).toMatchObject([long])
  await expectRejection(413, { body: `${full} ` })
})

test('accepted: every field is stored and the key is not; the log tells it once, with nothing personal', async () => {
  const { url, stored, lines } = await startInbox()
  expect(await (await fetch(new URL('/healthz', url))).text()).toBe('ok')
  const { access_key, ...fields } = anInquiry()
  const response = await postJson(url, { access_key, ...fields })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ success: true, message: expect.any(String) })
  expect(stored()).toEqual([expect.objectContaining({ ...fields, spam: 0, delivery: 'none' })])
  expect(Object.keys(stored()[0]!)).not.toContain('access_key')
  await postJson(url, { ...anInquiry(), botcheck: 'on' })
  expect(lines).toEqual(['Inquiry 1 has come.', 'Inquiry 2 has come, spam: honeypot.'])
})

test('repetition: an inquiry is stored once, however often the same visitor sends it', async () => {
  const { url, stored } = await startInbox()
  const [inquiry, other] = [anInquiry(), anInquiry()]
  for (const fields of [inquiry, inquiry, other, inquiry])
    expect(await (await postJson(url, fields)).json()).toMatchObject({ success: true })
  expect(stored()).toHaveLength(2)
  // In another database its fingerprint is another one.
  const second = await startInbox()
  await postJson(second.url, inquiry)
  expect(second.stored()[0]!['fingerprint']).not.toBe(stored()[0]!['fingerprint'])
})

test('repetition: after ten minutes it is another inquiry', () => {
  const { store } = startStore()
  const { access_key: _, ...inquiry } = anInquiry()
  const sent = { fingerprint: 'f', suspicion: 'none', isMailed: false } as const
  const minutes = [0, 9.9, 10]
  expect(minutes.map((at) => store.add(inquiry, sent, at * 60_000))).toEqual([1, undefined, 2])
})

test.each<[string, object, object[], object?]>([
  ['', {}, [{ spam: 0, honeypot: 0 }]],
  [' with a filled honeypot', { botcheck: 'on' }, [{ spam: 1, honeypot: 1 }]],
  [' with many links', { message: 'www.a.test '.repeat(4) }, [{ spam: 1, honeypot: 0 }]],
  [' that is incomplete', { message: '' }, []],
  [' over 64 KiB', { message: 'x'.repeat(70_000) }, []],
  [' from another site', {}, [], OTHER_SITE],
])('native form post%s: is redirected to the site’s own page', async (_, part, rows, headers) => {
  const { url, stored } = await startInbox()
  const response = await postForm(url, { ...anInquiry(), ...part }, headers)
  const page = rows.length > 0 ? '/sent' : '/not-sent'
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  expect(stored()).toMatchObject(rows)
})

test('large body: is rejected however it is sent, and the next request succeeds', async () => {
  const { url } = await startInbox()
  const statusOf = async (body?: string, headers = {}) => {
    const response = await postJson(url, body, headers)
    await response.text()
    return response.status
  }
  const large = 'x'.repeat(4 * 1024 * 1024)
  for (let round = 0; round < 5; round++) {
    expect([await statusOf(large), await statusOf()]).toEqual([413, 200])
    expect([await statusOf(large, OTHER_SITE), await statusOf()]).toEqual([403, 200])
  }
  // Also one of unknown length, one that is sent before anything is read, and one that has not all been sent.
  const body = new Blob([large]).stream()
  const streamed = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
  expect((await fetch(url, streamed)).status).toBe(413)
  expect(await text(sendRaw(url, postHead(url, large.length) + large))).toMatch(/^HTTP\/1.1 413 /)
  const [start] = await once(sendRaw(url, `${postHead(url, large.length)}{`), 'data')
  expect(String(start)).toMatch(/^HTTP\/1.1 413 /)
})

test('truncated inquiry: is not stored', async () => {
  const { url, stored } = await startInbox()
  const body = JSON.stringify(anInquiry())
  await once(
    sendRaw(url, postHead(url, body.length + 1) + body)
      .resume()
      .end(),
    'close',
  )
  expect((await postJson(url)).status).toBe(200)
  expect(stored()).toHaveLength(1)
})

test('rate limit: more than the limit per minute from one address is rejected', async () => {
  const { url, stored } = await startInbox({ requestsPerMinute: 1 })
  expect((await postJson(url)).status).toBe(200)
  const response = await postJson(url)
  expect([response.status, await response.json()]).toMatchObject([429, { success: false }])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await postForm(url, anInquiry())).headers.get('location')).toBe('/not-sent')
  expect(stored()).toHaveLength(1)
})

test('visitors: are told apart by the named header alone, an IPv6 /64 being one', async () => {
  const networks = [
    ['198.51.100.7', ' ::ffff:198.51.100.7', '9.9.9.9, 198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '9.9.9.9, 2001:db8:1:2::9'],
    ['2001:db8:1:3::', '2001:db8:1:3::1'],
  ]
  for (const [addressHeader, count] of [
    ['X-Real-IP', networks.length],
    [undefined, 1],
  ] as const) {
    const { url, stored } = await startInbox({ requestsPerMinute: 1, addressHeader })
    // The same from another visitor is another inquiry.
    const inquiry = anInquiry()
    for (const address of networks.flat())
      await postJson(url, inquiry, { 'X-Real-IP': address, 'X-Forwarded-For': address })
    expect(stored()).toHaveLength(count)
  }
})
