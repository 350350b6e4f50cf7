import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { byField, INQUIRY_FIELDS } from '../src/lib/inquiry-fields.ts'
import { createFormService, type FormServiceOptions } from './form-service.ts'
import { listen, readRecords, sendRaw, temporaryFolder } from './test-helpers.ts'

const inquiry = {
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '',
  company: '',
  service: 'Air Cargo',
  message: 'Two pallets to Hamburg\r\nby Friday',
}

const POST_HEAD = 'POST / HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n'

async function startService(options: Partial<FormServiceOptions> = {}) {
  const file = join(temporaryFolder(), 'inquiries.ndjson')
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const service = createFormService({ file, requestsPerMinute: 10_000, log, ...options })
  const origin = await listen(createServer((req, res) => void service(req, res)))
  return { origin, file, lines, stored: () => readRecords(file) }
}

const postJson = (origin: string, body: unknown = inquiry, headers = {}) =>
  fetch(origin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const postForm = (origin: string, fields: Record<string, string>) =>
  fetch(origin, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('accepts an inquiry, stores it without its key and tells the terminal', async () => {
  const { origin, stored, lines } = await startService()
  const response = await postJson(origin)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ success: true, message: expect.any(String) })
  const { access_key: _, ...fields } = inquiry
  expect(stored()).toEqual([{ ...fields, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) }])
  expect(lines).toEqual([expect.stringContaining('Asha Rao')])
})

test('sends a native form post on to the site’s own page', async () => {
  const { origin, stored } = await startService()
  const response = await postForm(origin, inquiry)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/sent')
  expect(stored()).toMatchObject([{ name: 'Asha Rao', message: inquiry.message }])
})

test.each([
  ['is incomplete', { message: '' }, 'Please fill in: message.'],
  ['is too long', { name: 'x'.repeat(201) }, /^Please shorten: name \(201 /],
  ['is over 64 KiB', { message: 'x'.repeat(70_000) }, 'The message is over 64 KiB.'],
])('sends a native form post that %s on to another, and stores nothing', async (_, fields, why) => {
  const { origin, stored } = await startService()
  const response = await postForm(origin, { ...inquiry, ...fields })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/not-sent')
  expect(await response.text()).toMatch(why)
  expect(stored()).toEqual([])
})

test('sends one too many on to it, too, but no other method', async () => {
  const { origin } = await startService({ requestsPerMinute: 1 })
  await postForm(origin, inquiry)
  expect((await postForm(origin, inquiry)).headers.get('location')).toBe('/not-sent')
  const body = new URLSearchParams(inquiry)
  expect((await fetch(origin, { method: 'PUT', body })).status).toBe(405)
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
  const { origin, stored } = await startService()
  const body = method === 'GET' ? null : JSON.stringify(inquiry)
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(origin, { method, headers, body })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(await response.json()).toMatchObject({ success: false })
  expect(stored()).toEqual([])
})

test.each([
  ['half a JSON object', '{"name": "Asha', 400],
  ['nothing', '', 400],
  ['an array', JSON.stringify([inquiry]), 400],
  ['a text', '"inquiry"', 400],
  ['null', 'null', 400],
  ['no fields', '{}', 400],
  ['a number for a name', JSON.stringify({ ...inquiry, name: 7 }), 400],
  ['no key', JSON.stringify({ ...inquiry, access_key: '' }), 400],
  ['no email address', JSON.stringify({ ...inquiry, email: 'asha' }), 400],
])('refuses %s', async (_, body, status) => {
  const { origin, stored } = await startService()
  const response = await postJson(origin, body)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
  expect(stored()).toEqual([])
})

test('refuses bytes that are no UTF-8', async () => {
  const { origin } = await startService()
  const body = Buffer.from(JSON.stringify(inquiry).replaceAll('Asha', '\u00ff'), 'latin1')
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(origin, { method: 'POST', headers, body })).status).toBe(400)
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'refuses the content type %j',
  async (type) => {
    const { origin, stored } = await startService()
    const response = await postJson(origin, inquiry, { 'Content-Type': type })
    expect(response.status).toBe(415)
    expect(stored()).toEqual([])
  },
)

test('reads the content type as HTTP does', async () => {
  const { origin } = await startService()
  const headers = { 'Content-Type': 'Application/JSON ; charset=UTF-8' }
  expect((await postJson(origin, inquiry, headers)).status).toBe(200)
})

test('takes every field at its longest, in a script of three bytes a letter', async () => {
  const { origin, stored } = await startService()
  const longest = {
    ...byField((name) => 'ज'.repeat(INQUIRY_FIELDS[name].maxLength)),
    email: `${'a'.repeat(249)}@b.de`,
  }
  const subject = `New Contact from ${longest.name} - Dhruva Maritime`
  expect((await postJson(origin, { ...inquiry, subject, ...longest })).status).toBe(200)
  expect(stored()).toMatchObject([longest])
})

test('accepts a body of exactly 64 KiB and refuses one byte more', async () => {
  const { origin, stored } = await startService()
  const length = 64 * 1024 - JSON.stringify({ ...inquiry, unknown: '' }).length
  expect((await postJson(origin, { ...inquiry, unknown: 'x'.repeat(length) })).status).toBe(200)
  const response = await postJson(origin, { ...inquiry, unknown: 'x'.repeat(length + 1) })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ success: false })
  expect(stored()).toHaveLength(1)
})

test('refuses 8 MiB so that the client reads the refusal, announced or not', async () => {
  const { origin } = await startService()
  const large = JSON.stringify({ ...inquiry, message: 'x'.repeat(8 * 1024 * 1024) })
  expect((await postJson(origin, large)).status).toBe(413)

  const headers = { 'Content-Type': 'application/json' }
  const body = new Blob([large]).stream()
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await fetch(origin, request)).status).toBe(413)
})

test('lets a client that sends everything before it listens hear the refusal', async () => {
  const { origin } = await startService()
  const large = 'x'.repeat(4 * 1024 * 1024)
  const head = `${POST_HEAD}Content-Length: ${large.length}\r\n\r\n`
  expect(await sendRaw(origin, head + large)).toMatch(/^HTTP\/1.1 413 /)
})

test('refuses a large body as soon as it is announced', async () => {
  const { origin } = await startService()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${POST_HEAD}Content-Length: 99999999\r\n\r\n{`)
  const [firstBytes] = (await once(socket, 'data')) as [Buffer]
  expect(firstBytes.toString()).toMatch(/^HTTP\/1.1 413 /)
})

test('stores nothing of an inquiry that was cut short', async () => {
  const { origin, stored, lines } = await startService()
  const body = JSON.stringify(inquiry)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end(`${POST_HEAD}Content-Length: ${body.length + 1}\r\n\r\n${body}`)
  await once(socket.resume(), 'close')
  expect((await postJson(origin)).status).toBe(200)
  expect(stored()).toHaveLength(1)
  expect(lines).toHaveLength(1)
})

test('refuses more than the agreed number a minute from one address', async () => {
  const { origin, stored } = await startService({ requestsPerMinute: 3 })
  const answers = []
  for (let post = 0; post < 5; post++) answers.push(await postJson(origin))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answers[3]!.json()).toMatchObject({ success: false })
  expect(stored()).toHaveLength(3)
})

test('says no success when the inquiry cannot be stored', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { origin, file, lines } = await startService()
  mkdirSync(file)
  const response = await postJson(origin)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ success: false })
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining(file))
  expect(lines).toEqual([])
})

const POSTS = 1000
const AT_ONCE = 50

test('loses, doubles and mixes nothing under load', async () => {
  const { origin, stored } = await startService()
  const messageOf = (post: number) => `${post}:${'z'.repeat((post * 37) % 3000)}`
  const accepted: string[] = []
  let next = 0
  const sender = async () => {
    while (next < POSTS) {
      const message = messageOf(next++)
      const response = await postJson(origin, { ...inquiry, message })
      const { success } = (await response.json()) as { success: boolean }
      if (success) accepted.push(message)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  expect(accepted).toHaveLength(POSTS)
  const messages = stored().map((record) => record['message'])
  expect(messages.toSorted()).toEqual(accepted.toSorted())
})

test('has stored an inquiry by the time it says so', async () => {
  const { origin, stored } = await startService()
  for (let post = 1; post <= 20; post++) {
    const body = JSON.stringify(inquiry)
    const head = `${POST_HEAD}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`
    const answer = await sendRaw(origin, head + body)
    expect(answer).toContain('"success":true')
    expect(stored()).toHaveLength(post)
  }
})
