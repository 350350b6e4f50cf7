import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { toPayload } from './inquiry'
import { sendInquiry } from './send-inquiry'

const payload = toPayload(
  { ...BLANK_FIELDS, name: 'Asha', message: 'ü' },
  { accessKey: 'key', brand: 'Brand' },
)
const closers: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

/** A form service on this machine that answers as `answer` says. */
async function serve(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => answer(response, request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
}

/** Sends to a service that goes as far as `answer` says, and tells the outcome after a wait of `ms`, if there is one. */
async function outcomeAfter(ms: number, answer: (response: ServerResponse) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let asked = () => {}
  const request = new Promise<void>((resolve) => (asked = resolve))
  const endpoint = await serve((response) => {
    answer(response)
    asked()
  })
  let outcome: string | undefined
  const sent = sendInquiry(endpoint, payload).then((how) => (outcome = how))
  await request
  vi.advanceTimersByTime(ms)
  await Promise.race([sent, new Promise(setImmediate)])
  return outcome
}

test('posts JSON with exactly the headers of the contract', async () => {
  let method, headers: IncomingMessage['headers'] | undefined
  const chunks: Buffer[] = []
  const endpoint = await serve(async (response, request) => {
    ;({ method, headers } = request)
    for await (const chunk of request) chunks.push(chunk)
    response.end('{"success":true}')
  })
  expect(await sendInquiry(endpoint, payload)).toBe('success')
  expect(method).toBe('POST')
  expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(payload)
})

test.each([
  [200, '{"success":false}', 'error'],
  [200, '<!doctype html>', 'error'],
  [200, '', 'error'],
  [400, '{"success":false}', 'error'],
  [429, '', 'error'],
  [500, '{"success":true}', 'success'],
  [200, '\uFEFF{"success":true}', 'success'],
])('status %i with %j is a(n) %s', async (status, body, outcome) => {
  const endpoint = await serve((response) => response.writeHead(status).end(body))
  expect(await sendInquiry(endpoint, payload)).toBe(outcome)
})

test('a refused connection is an error', async () => {
  const endpoint = await serve(() => {})
  closers.pop()!()
  expect(await sendInquiry(endpoint, payload)).toBe('error')
})

test('a dropped connection is an error', async () => {
  const endpoint = await serve((response) => response.destroy())
  expect(await sendInquiry(endpoint, payload)).toBe('error')
})

test('a body cut short is an error, though what came of it is an answer', async () => {
  const endpoint = await serve((response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"success":true}', () => response.destroy())
  })
  expect(await sendInquiry(endpoint, payload)).toBe('error')
})

test.each([
  ['no answer', () => {}],
  ['half an answer', (response: ServerResponse) => response.writeHead(200).write('{"success":')],
])('%s within 15 s is an error', async (_, answer) => {
  expect(await outcomeAfter(14_999, answer)).toBeUndefined()
  expect(await outcomeAfter(15_000, answer)).toBe('error')
})

test('an address that is none is an error', async () => {
  expect(await sendInquiry('http://', payload)).toBe('error')
})
