import { expect, test, vi } from 'vitest'
import { anInquiry, postJson, startInbox } from './testing/inbox.ts'

const OTHER_SITE = { Origin: 'https://other.example' }
/** An inquiry with texts that are long and not Latin, as JSON of exactly 64 KiB. */
const LONG = { ...anInquiry(), name: 'x'.repeat(4000), message: 'ज'.repeat(14_000) }
const FULL = JSON.stringify(LONG).padEnd(64 * 1024 - 2 * LONG.message.length)

const typed = (type: string) => ({ headers: { 'Content-Type': type } })
const streamed = (text: string) => ({ body: new Blob([text]).stream(), duplex: 'half' as const })

test.each<[number, RequestInit & { headers?: object }]>([
  ...['GET', 'PUT', 'OPTIONS'].map((method): [number, RequestInit] => [
    405,
    { method, body: null },
  ]),
  [415, typed('text/plain')],
  [415, typed('multipart/form-data; boundary=x')],
  [415, typed('')],
  [403, { headers: OTHER_SITE }],
  [403, { headers: { Origin: 'null' } }],
  [403, { headers: { Origin: 'http://127.0.0.1' } }],
  [403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [403, { headers: { 'Sec-Fetch-Site': 'same-site' } }],
  [413, { body: `${FULL} ` }],
  [413, streamed('x'.repeat(4 * 1024 * 1024))],
  ...['{"name": "Asha', '', '[{}]', '"inquiry"', 'null'].map((body): [number, object] => [
    400,
    { body },
  ]),
  [400, { body: JSON.stringify({ ...anInquiry(), access_key: ' ' }) }],
])('%i: is how it responds to %j', async (status, { headers, ...init }) => {
  const { url, stored, log } = await startInbox()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(anInquiry()),
    ...init,
  })
  expect(response.status).toBe(status)
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  const { success, message } = (await response.json()) as { success: boolean; message: string }
  expect([success, message]).toEqual([false, expect.stringMatching(/\w\.$/)])
  expect(stored()).toEqual([])
  expect(log.mock.calls).toEqual(status === 405 ? [] : [[`Rejected with ${status}: ${message}`]])
})

test('origin: is compared with the configured site, whatever Host a proxy sends', async () => {
  const { url } = await startInbox({ site: 'https://www.ships.example' })
  const statusFrom = async (headers: object) => (await postJson(url, anInquiry(), headers)).status
  expect(await statusFrom({ Origin: 'https://www.ships.example' })).toBe(200)
  expect(await statusFrom({ Origin: new URL(url).origin })).toBe(403)
  // What the browser itself says counts first.
  expect(await statusFrom({ ...OTHER_SITE, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
})

test('accepted: every field up to 64 KiB is stored, the key is not; the log tells it without them', async () => {
  const { url, stored, log } = await startInbox()
  expect(await (await fetch(new URL('/healthz', url))).text()).toBe('ok')
  const own = { Origin: new URL(url).origin, 'Content-Type': 'Application/JSON ; charset=UTF-8' }
  const response = await postJson(url, FULL, own)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ success: true, message: expect.any(String) })
  const { access_key: key, ...fields } = LONG
  expect(stored()).toEqual([expect.objectContaining({ ...fields, spam: 0, delivery: 'none' })])
  expect(JSON.stringify(stored())).not.toContain(key)
  await postJson(url, { ...anInquiry(), botcheck: 'on' })
  const lines = ['Inquiry 1 has come.', 'Inquiry 2 has come, spam: honeypot.']
  expect(log.mock.calls.flat()).toEqual(lines)
})

test('repetition: for ten minutes an inquiry from one visitor is stored once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { url, stored } = await startInbox()
  const [inquiry, other] = [anInquiry(), anInquiry()]
  for (const fields of [inquiry, inquiry, other, inquiry])
    expect(await (await postJson(url, fields)).json()).toMatchObject({ success: true })
  expect(stored()).toHaveLength(2)
  for (const [minutes, count] of [
    [9.9, 2],
    [0.1, 3],
  ] as const) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    await postJson(url, inquiry)
    expect(stored()).toHaveLength(count)
  }
  vi.useRealTimers()
  // In another database its fingerprint is another one.
  const second = await startInbox()
  await postJson(second.url, inquiry)
  expect(second.stored()[0]!['fingerprint']).not.toBe(stored()[0]!['fingerprint'])
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
  const body = new URLSearchParams({ ...anInquiry(), ...part })
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers },
    redirect: 'manual',
  })
  const page = rows.length > 0 ? '/sent' : '/not-sent'
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  expect(stored()).toMatchObject(rows)
})

test('rate limit: counts visitors, told apart by the named header alone, an IPv6 /64 being one', async () => {
  const networks = [
    ['198.51.100.7', ' ::ffff:198.51.100.7', '9.9.9.9, 198.51.100.7', '198.51.100.7:50000'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '9.9.9.9, 2001:db8:1:2::9'],
    ['2001:db8:1:3::', '2001:db8:1:3::1', '[2001:db8:1:3::1]:443'],
  ]
  for (const [addressHeader, count] of [
    ['X-Real-IP', networks.length],
    [undefined, 1],
  ] as const) {
    const { url, stored } = await startInbox({ requestsPerMinute: 1, addressHeader })
    // The same from another visitor is another inquiry.
    const inquiry = anInquiry()
    const statuses: number[] = []
    for (const address of networks.flat()) {
      const headers = { 'X-Real-IP': address, 'X-Forwarded-For': address }
      statuses.push((await postJson(url, inquiry, headers)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(count)
    expect(stored()).toHaveLength(count)
    const response = await postJson(url, inquiry, { 'X-Real-IP': '198.51.100.7' })
    expect([response.status, await response.json()]).toMatchObject([429, { success: false }])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
