import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byField, INQUIRY_FIELDS } from '../../../src/lib/inquiry-fields.ts'
import { sendRaw } from '../../test-helpers.ts'

/** A running inbox, on either engine. */
export interface RunningInbox {
  /** Where it accepts inquiries. */
  url: string
  /** The rows that it has stored for this test. */
  stored: () => Record<string, unknown>[]
  /** Whether it mails inquiries. */
  isMailed?: boolean
}

/** An inquiry that no other test sends. */
export const anInquiry = () => ({
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '',
  company: '',
  service: 'Air Cargo',
  message: `Two pallets to Hamburg\r\nby Friday, ${randomUUID()}`,
})

export const JSON_TYPE = { 'Content-Type': 'application/json' }

export const postJson = (url: string, body: unknown = anInquiry(), headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, Accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const postForm = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

export const postHead = (url: string) =>
  `POST /submit HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\n`

/** What the inbox promises its visitors, on every engine. */
export function testContract(start: () => Promise<RunningInbox>) {
  async function expectRejection(
    status: number,
    post: (url: string) => Promise<Response>,
    headers: Record<string, string> = {},
  ) {
    const { url, stored } = await start()
    const response = await post(url)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
    expect(stored()).toEqual([])
  }

  test('accepts an inquiry with any key and stores it without the key', async () => {
    const { url, stored, isMailed = false } = await start()
    const { access_key: _, ...fields } = anInquiry()
    const response = await postJson(url, { access_key: 'k', ...fields })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ success: true, message: expect.any(String) })
    const delivery = isMailed ? 'waiting' : 'none'
    expect(stored()).toEqual([expect.objectContaining({ ...fields, spam: 0, delivery })])
    expect(Object.keys(stored()[0]!)).not.toContain('access_key')
  })

  test('has stored an inquiry by the time it reports success', async () => {
    const { url, stored } = await start()
    for (let post = 1; post <= 20; post++) {
      const body = JSON.stringify(anInquiry())
      const head = `${postHead(url)}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`
      expect(await sendRaw(url, head + body)).toContain('"success":true')
      expect(stored()).toHaveLength(post)
    }
  })

  test('redirects a native form post to the site’s own page', async () => {
    const { url, stored } = await start()
    const inquiry = anInquiry()
    const response = await postForm(url, inquiry)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sent'])
    expect(stored()).toMatchObject([{ name: 'Asha Rao', message: inquiry.message }])
  })

  test.each([
    ['is incomplete', { message: '' }, {}, 'Please fill in: message.'],
    ['is too long', { name: 'x'.repeat(201) }, {}, /^Please shorten: name \(201 /],
    ['is over 64 KiB', { message: 'x'.repeat(70_000) }, {}, 'The message is over 64 KiB.'],
    ['is from another site', {}, { Origin: 'https://other.example' }, 'Only this site’s own'],
  ])('redirects a native form post that %s to the page of failure', async (_, part, from, why) => {
    const { url, stored } = await start()
    const response = await postForm(url, { ...anInquiry(), ...part }, from)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/not-sent'])
    expect(await response.text()).toMatch(why)
    expect(stored()).toEqual([])
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects the method %s', (method) => {
    const body = method === 'GET' ? null : JSON.stringify(anInquiry())
    const send = (url: string) => fetch(url, { method, headers: JSON_TYPE, body })
    return expectRejection(405, send, { allow: 'POST' })
  })

  test.each([
    ['half a JSON object', '{"name": "Asha'],
    ['nothing', ''],
    ['an array', JSON.stringify([anInquiry()])],
    ['a text', '"inquiry"'],
    ['null', 'null'],
    ['no fields', '{}'],
    ['bytes that are not UTF-8', Buffer.from('{"name":"\u00ff"}', 'latin1')],
    ['a number as a name', JSON.stringify({ ...anInquiry(), name: 7 })],
    ['no key', JSON.stringify({ ...anInquiry(), access_key: ' ' })],
    ['an invalid email address', JSON.stringify({ ...anInquiry(), email: 'asha' })],
    ['a blank name', JSON.stringify({ ...anInquiry(), name: ' \t' })],
  ])('rejects a body of %s', (_, body) =>
    expectRejection(400, (url) => fetch(url, { method: 'POST', headers: JSON_TYPE, body })),
  )

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'rejects the media type %j',
    (type) => expectRejection(415, (url) => postJson(url, anInquiry(), { 'Content-Type': type })),
  )

  test.each([
    { Origin: 'https://other.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('rejects JSON from another site: %j', (headers) =>
    expectRejection(403, (url) => postJson(url, anInquiry(), headers)),
  )

  test('accepts what the site’s own pages send, with any spelling of the media type', async () => {
    const { url } = await start()
    const headers = {
      Origin: new URL(url).origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'Application/JSON ; charset=UTF-8',
    }
    expect((await postJson(url, anInquiry(), headers)).status).toBe(200)
  })

  test('accepts every field at its longest, at three bytes a letter', async () => {
    const { url, stored } = await start()
    const longest = {
      ...byField((name) => 'ज'.repeat(INQUIRY_FIELDS[name].maxLength)),
      email: `${'a'.repeat(249)}@b.de`,
    }
    const subject = `New Contact from ${longest.name} - Dhruva Maritime`
    expect((await postJson(url, { access_key: 'k', subject, ...longest })).status).toBe(200)
    expect(stored()).toMatchObject([longest])
  })

  test('accepts a body of exactly 64 KiB and rejects one byte more', async () => {
    const inquiry = anInquiry()
    const length = 64 * 1024 - JSON.stringify({ ...inquiry, unknown: '' }).length
    const withLength = (extra: number) => ({ ...inquiry, unknown: 'x'.repeat(length + extra) })
    await expectRejection(413, (url) => postJson(url, withLength(1)))
    expect((await postJson((await start()).url, withLength(0))).status).toBe(200)
  })

  test('stores an inquiry once, however often the same visitor sends it', async () => {
    const { url, stored } = await start()
    const [inquiry, other] = [anInquiry(), anInquiry()]
    const posts = [inquiry, inquiry, other, inquiry].map((fields) => postJson(url, fields))
    for (const response of await Promise.all(posts))
      expect(await response.json()).toMatchObject({ success: true })
    expect(stored()).toHaveLength(2)
  })

  test.each([
    ['the honeypot', { botcheck: 'on' }, { spam: 1, honeypot: 1, delivery: 'none' }],
    ['many links', { message: 'https://a.example '.repeat(4) }, { spam: 1, honeypot: 0 }],
    ['three links', { message: 'https://a.example '.repeat(3) }, { spam: 0, honeypot: 0 }],
    ['its haste, which does not count', { elapsed: '300' }, { spam: 0, honeypot: 0 }],
  ])('judges a native form post by %s and accepts it', async (_, part, expected) => {
    const { url, stored, isMailed = false } = await start()
    const inquiry = { ...anInquiry(), company: randomUUID(), ...part }
    const response = await postForm(url, inquiry)
    expect(response.headers.get('location')).toBe('/sent')
    const delivery = isMailed ? 'waiting' : 'none'
    expect(stored()).toMatchObject([{ company: inquiry.company, delivery, ...expected }])
  })

  test('health check succeeds', async () => {
    const { url } = await start()
    expect((await fetch(new URL('/healthz', url))).status).toBe(200)
  })
}
