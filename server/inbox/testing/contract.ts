import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BLANK_FIELDS, byField, INQUIRY_FIELDS } from '../../../src/lib/inquiry-fields.ts'

/** A running inbox, on either engine, and the rows that it has stored for this test. */
interface RunningInbox {
  url: string
  stored: () => Record<string, unknown>[]
  isMailed?: boolean
}

/** An inquiry that no other test sends. */
export const anInquiry = () => ({
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  ...BLANK_FIELDS,
  name: 'Asha Rao',
  email: 'asha@rao.example',
  service: 'Air Cargo',
  message: `Two pallets to Hamburg\r\nby Friday, ${randomUUID()}`,
})

export const JSON_TYPE = { 'Content-Type': 'application/json' }

export const postJson = (url: string, body: unknown = anInquiry(), headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const postForm = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

/** An inquiry as JSON of this many bytes. */
const jsonOf = (bytes: number) => JSON.stringify(anInquiry()).padEnd(bytes)

const NOT_UTF8 = Buffer.from(JSON.stringify({ ...anInquiry(), name: 'ÿ' }), 'latin1')
const KEYLESS = JSON.stringify({ ...anInquiry(), access_key: ' ' })

/** What the inbox promises its visitors, on every engine. */
export function testContract(start: () => Promise<RunningInbox>) {
  async function expectRejection(status: number, init: object) {
    const { url, stored } = await start()
    const body = JSON.stringify(anInquiry())
    const response = await fetch(url, { method: 'POST', headers: JSON_TYPE, body, ...init })
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
    expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
    expect(stored()).toEqual([])
  }

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects the method %s', (method) =>
    expectRejection(405, { method, body: null }),
  )

  test.each([
    [415, { 'Content-Type': 'text/plain' }],
    [415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
    [415, { 'Content-Type': 'application/jsonp' }],
    [415, { 'Content-Type': '' }],
    [403, { Origin: 'https://other.example' }],
    [403, { Origin: 'null' }],
    [403, { Origin: 'http://127.0.0.1' }],
    [403, { 'Sec-Fetch-Site': 'cross-site' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
  ])('rejects with %i other media types and sites: %j', (status, headers) =>
    expectRejection(status, { headers: { ...JSON_TYPE, ...headers } }),
  )

  test.each(['{"name": "Asha', '', '[{}]', '"inquiry"', 'null', '{}', NOT_UTF8, KEYLESS])(
    'rejects a body that is no inquiry: %s',
    (body) => expectRejection(400, { body }),
  )

  test('accepts a body of 64 KiB and rejects one byte more', async () => {
    expect((await postJson((await start()).url, jsonOf(64 * 1024))).status).toBe(200)
    await expectRejection(413, { body: jsonOf(64 * 1024 + 1) })
  })

  test('is well, accepts an inquiry with any key and stores it without the key', async () => {
    const { url, stored, isMailed } = await start()
    expect((await fetch(new URL('/healthz', url))).status).toBe(200)
    const { access_key: _, ...fields } = anInquiry()
    const response = await postJson(url, { access_key: 'k', ...fields })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ success: true, message: expect.any(String) })
    const delivery = isMailed ? 'waiting' : 'none'
    expect(stored()).toEqual([expect.objectContaining({ ...fields, spam: 0, delivery })])
    expect(Object.keys(stored()[0]!)).not.toContain('access_key')
  })

  test('accepts from the site’s own pages every field at its longest, at three bytes a letter', async () => {
    const { url } = await start()
    const longest = byField((name) => 'ज'.repeat(INQUIRY_FIELDS[name].maxLength))
    const inquiry = { ...anInquiry(), ...longest, email: `${'a'.repeat(249)}@b.de` }
    const type = { 'Content-Type': 'Application/JSON ; charset=UTF-8' }
    const headers = { Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin', ...type }
    expect((await postJson(url, inquiry, headers)).status).toBe(200)
  })

  test('stores an inquiry once, however often the same visitor sends it', async () => {
    const { url, stored } = await start()
    const [inquiry, other] = [anInquiry(), anInquiry()]
    const posts = [inquiry, inquiry, other, inquiry].map((fields) => postJson(url, fields))
    for (const response of await Promise.all(posts))
      expect(await response.json()).toMatchObject({ success: true })
    expect(stored()).toHaveLength(2)
  })

  test.each<[string, object, object[], object?]>([
    ['', {}, [{ spam: 0, honeypot: 0 }]],
    [' with a filled honeypot', { botcheck: 'on' }, [{ spam: 1, honeypot: 1, delivery: 'none' }]],
    [' with many links', { message: 'www.a.test '.repeat(4) }, [{ spam: 1, honeypot: 0 }]],
    [' that is incomplete', { message: '' }, []],
    [' over 64 KiB', { message: 'x'.repeat(70_000) }, []],
    [' from another site', {}, [], { Origin: 'https://other.example' }],
  ])('redirects a native form post%s to the site’s own page', async (_, part, rows, headers) => {
    const { url, stored, isMailed } = await start()
    const inquiry = { ...anInquiry(), ...part }
    const response = await postForm(url, inquiry, headers)
    const page = rows.length > 0 ? '/sent' : '/not-sent'
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    const sent = { message: inquiry.message, delivery: isMailed ? 'waiting' : 'none' }
    expect(stored()).toMatchObject(rows.map((row) => ({ ...sent, ...row })))
  })
}
