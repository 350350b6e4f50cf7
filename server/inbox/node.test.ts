import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendRaw } from '../test-helpers.ts'
import { anInquiry, JSON_TYPE, postForm, postJson, testContract } from './testing/contract.ts'
import { startInbox } from './testing/inbox.ts'

testContract(startInbox)

/** Sends the head of a post of this length, and what follows. */
const sendPost = (url: string, length: number, body: string) =>
  sendRaw(
    url,
    `POST /submit HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )

test('logs an inquiry once, with nothing personal', async () => {
  const { url, lines } = await startInbox()
  const inquiry = anInquiry()
  for (const fields of [inquiry, inquiry, { ...anInquiry(), botcheck: 'on' }])
    await postJson(url, fields)
  expect(lines).toEqual(['Inquiry 1 has come.', 'Inquiry 2 has come, spam: honeypot.'])
})

test('fingerprints: the same inquiry has another one in another database', async () => {
  const inquiry = anInquiry()
  const fingerprints = new Set<unknown>()
  for (const fingerprintSecret of [undefined, undefined, 'a'.repeat(32)]) {
    const { url, stored } = await startInbox({ fingerprintSecret })
    await postJson(url, inquiry)
    fingerprints.add(stored()[0]!['fingerprint'])
  }
  expect(fingerprints.size).toBe(3)
})

test('a large body is rejected: its connection is closed, and the next request succeeds', async () => {
  const { url } = await startInbox()
  const post = async (body?: string, headers = {}) => {
    const response = await postJson(url, body, headers)
    await response.text()
    return [response.status, response.headers.get('connection')]
  }
  const large = 'x'.repeat(4 * 1024 * 1024)
  for (let round = 0; round < 5; round++) {
    expect(await post(large)).toEqual([413, 'close'])
    expect(await post()).toEqual([200, 'keep-alive'])
    expect(await post(large, { Origin: 'https://other.example' })).toEqual([403, 'close'])
    expect(await post()).toEqual([200, 'keep-alive'])
  }
  // Also one of unknown length, one that is sent before anything is read, and one that has not all been sent.
  const body = new Blob([large]).stream()
  const streamed = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
  expect((await fetch(url, streamed)).status).toBe(413)
  expect(await text(sendPost(url, large.length, large))).toMatch(/^HTTP\/1.1 413 /)
  const [start] = await once(sendPost(url, large.length, '{'), 'data')
  expect(String(start)).toMatch(/^HTTP\/1.1 413 /)
})

test('stores nothing of a truncated inquiry', async () => {
  const { url, stored } = await startInbox()
  const body = JSON.stringify(anInquiry())
  const post = sendPost(url, body.length + 1, body)
    .resume()
    .end()
  await once(post, 'close')
  expect((await postJson(url)).status).toBe(200)
  expect(stored()).toHaveLength(1)
})

test('rejects more than the limit per minute from one address', async () => {
  const { url, stored } = await startInbox({ requestsPerMinute: 1 })
  expect((await postJson(url)).status).toBe(200)
  const response = await postJson(url)
  expect([response.status, await response.json()]).toMatchObject([429, { success: false }])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await postForm(url, anInquiry())).headers.get('location')).toBe('/not-sent')
  expect(stored()).toHaveLength(1)
})

test('tells visitors apart by the header that the settings name, and by no other', async () => {
  const inquiry = anInquiry()
  for (const [addressHeader, accepted] of [
    ['X-Real-IP', 2],
    [undefined, 1],
  ] as const) {
    const { url, stored } = await startInbox({ requestsPerMinute: 1, addressHeader })
    for (const address of ['9.9.9.9, 2001:db8::1', '198.51.100.2', '2.2.2.2, 2001:db8::2'])
      await postJson(url, inquiry, { 'X-Real-IP': address, 'X-Forwarded-For': address })
    // The same from another visitor is another inquiry.
    expect(stored()).toHaveLength(accepted)
  }
})
