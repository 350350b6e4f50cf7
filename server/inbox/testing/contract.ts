import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendRaw } from '../../test-helpers.ts'
import { byField, INQUIRY_FIELDS } from '../../../src/lib/inquiry-fields.ts'

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

const rejection = { success: false, message: expect.any(String) as string }

/** What the inbox promises its visitors, on every engine. */
export function testContract(start: () => Promise<RunningInbox>) {
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

  test('redirects a native form post to the site’s own page', async () => {
    const { url, stored } = await start()
    const inquiry = anInquiry()
    const response = await postForm(url, inquiry)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sent')
    expect(stored()).toMatchObject([{ name: 'Asha Rao', message: inquiry.message }])
  })

  test.each([
    ['is incomplete', { message: '' }, 'Please fill in: message.'],
    ['is too long', { name: 'x'.repeat(201) }, /^Please shorten: name \(201 /],
    ['is over 64 KiB', { message: 'x'.repeat(70_000) }, 'The message is over 64 KiB.'],
  ])(
    'redirects a native form post that %s to the page of failure, and stores nothing',
    async (_, part, why) => {
      const { url, stored } = await start()
      const response = await postForm(url, { ...anInquiry(), ...part })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/not-sent')
      expect(await response.text()).toMatch(why)
      expect(stored()).toEqual([])
    },
  )

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejects the method %s',
    async (method) => {
      const { url, stored } = await start()
      const body = method === 'GET' ? null : JSON.stringify(anInquiry())
      const response = await fetch(url, { method, headers: JSON_TYPE, body })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect(await response.json()).toEqual(rejection)
      expect(stored()).toEqual([])
    },
  )

  test.each([
    ['half a JSON object', '{"name": "Asha'],
    ['nothing', ''],
    ['an array', JSON.stringify([anInquiry()])],
    ['a text', '"inquiry"'],
    ['null', 'null'],
    ['no fields', '{}'],
    ['a number for a name', JSON.stringify({ ...anInquiry(), name: 7 })],
    ['no key', JSON.stringify({ ...anInquiry(), access_key: ' ' })],
    ['no email address', JSON.stringify({ ...anInquiry(), email: 'asha' })],
    ['a blank name', JSON.stringify({ ...anInquiry(), name: ' \t' })],
  ])('rejects a body of %s', async (_, body) => {
    const { url, stored } = await start()
    const response = await postJson(url, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual(rejection)
    expect(stored()).toEqual([])
  })

  test('rejects a body that is not UTF-8', async () => {
    const { url } = await start()
    const text = JSON.stringify(anInquiry()).replaceAll('Asha', '\u00ff')
    const body = Buffer.from(text, 'latin1')
    expect((await fetch(url, { method: 'POST', headers: JSON_TYPE, body })).status).toBe(400)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'rejects the media type %j',
    async (type) => {
      const { url, stored } = await start()
      expect((await postJson(url, anInquiry(), { 'Content-Type': type })).status).toBe(415)
      expect(stored()).toEqual([])
    },
  )

  test('accepts a media type in any case and with parameters', async () => {
    const { url } = await start()
    const headers = { 'Content-Type': 'Application/JSON ; charset=UTF-8' }
    expect((await postJson(url, anInquiry(), headers)).status).toBe(200)
  })

  test.each([
    { Origin: 'https://other.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('rejects JSON and a form post from another site: %j', async (headers) => {
    const { url, stored } = await start()
    const response = await postJson(url, anInquiry(), headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual(rejection)
    const native = await postForm(url, anInquiry(), headers)
    expect(native.headers.get('location')).toBe('/not-sent')
    expect(stored()).toEqual([])
  })

  test('accepts what the site’s own pages send', async () => {
    const { url } = await start()
    const headers = { Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin' }
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
    const { url, stored } = await start()
    const inquiry = anInquiry()
    const length = 64 * 1024 - JSON.stringify({ ...inquiry, unknown: '' }).length
    expect((await postJson(url, { ...inquiry, unknown: 'x'.repeat(length) })).status).toBe(200)
    const response = await postJson(url, { ...inquiry, unknown: 'x'.repeat(length + 1) })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual(rejection)
    expect(stored()).toHaveLength(1)
  })

  test('stores an inquiry once, however often the same visitor sends it', async () => {
    const { url, stored } = await start()
    const [inquiry, other] = [anInquiry(), anInquiry()]
    const answers = await Promise.all(
      [inquiry, inquiry, other, inquiry].map((fields) => postJson(url, fields)),
    )
    for (const answer of answers) expect(await answer.json()).toMatchObject({ success: true })
    expect(stored().map(({ message }) => message)).toHaveLength(2)
  })

  test.each([
    ['the honeypot', { botcheck: 'on' }, { spam: 1, honeypot: 1, delivery: 'none' }],
    ['many links', { message: 'https://a.example '.repeat(4) }, { spam: 1, honeypot: 0 }],
    ['its links alone', { message: 'https://a.example '.repeat(3) }, { spam: 0, honeypot: 0 }],
    ['haste, of which it knows nothing', { elapsed: '300' }, { spam: 0, honeypot: 0 }],
  ])('judges a native form post by %s and accepts it', async (_, part, expected) => {
    const { url, stored, isMailed = false } = await start()
    const inquiry = { ...anInquiry(), company: randomUUID(), ...part }
    const response = await postForm(url, inquiry)
    expect(response.headers.get('location')).toBe('/sent')
    const delivery = isMailed ? 'waiting' : 'none'
    expect(stored()).toMatchObject([{ company: inquiry.company, delivery, ...expected }])
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

  test('health check succeeds', async () => {
    const { url } = await start()
    expect((await fetch(new URL('/healthz', url))).status).toBe(200)
  })
}
