import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { toPayload } from './inquiry'
import { readResponse, sendInquiry } from './send-inquiry'

const payload = toPayload(
  { ...BLANK_FIELDS, name: 'Asha', message: 'ü' },
  { accessKey: 'key', brand: 'Brand' },
)
const closers: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

/** A form service on this machine that responds as `respond` says. */
async function serve(respond: (response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => respond(response, request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
}

/** Sends to a service that goes as far as `respond` says, and tells the outcome after a wait of `ms`, if there is one. */
async function outcomeAfter(ms: number, respond: (response: ServerResponse) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let asked = () => {}
  const request = new Promise<void>((resolve) => (asked = resolve))
  const endpoint = await serve((response) => {
    respond(response)
    asked()
  })
  let outcome: string | undefined
  const sent = sendInquiry(endpoint, payload).then((how) => (outcome = how))
  await request
  vi.advanceTimersByTime(ms)
  await Promise.race([sent, new Promise(setImmediate)])
  return outcome
}

test('sending: posts JSON with the headers of the contract', async () => {
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
])('sending: status %i with %j is a(n) %s', async (status, body, outcome) => {
  const endpoint = await serve((response) => response.writeHead(status).end(body))
  expect(await sendInquiry(endpoint, payload)).toBe(outcome)
})

test('sending: a refused connection is an error', async () => {
  const endpoint = await serve(() => {})
  closers.pop()!()
  expect(await sendInquiry(endpoint, payload)).toBe('error')
})

test('sending: a truncated body is an error, even if the part is a valid response', async () => {
  const endpoint = await serve((response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"success":true}', () => response.destroy())
  })
  expect(await sendInquiry(endpoint, payload)).toBe('error')
})

test.each([
  ['no response', () => {}],
  ['half a response', (response: ServerResponse) => response.writeHead(200).write('{"success":')],
])('sending: %s within 15 s is an error', async (_, respond) => {
  expect(await outcomeAfter(14_999, respond)).toBeUndefined()
  expect(await outcomeAfter(15_000, respond)).toBe('error')
})

test.each([
  '{"success":true}',
  '{"success":true,"body":{"data":{},"message":"Email sent"}}',
  ' \r\n\t{ "success" : true }\n',
  '{"success":false,"success":true}',
  '{"s\\u0075ccess":true}',
])('response: %j is a success', (text) => {
  expect(readResponse(text)).toBe('success')
})

test.each([
  '',
  '<!doctype html><title>502 Bad Gateway</title>',
  '{"success":true',
  '{"success":true}}',
  "{'success':true}",
  '\uFEFF{"success":true}',
  'true',
  'null',
  '"{\\"success\\":true}"',
  '[{"success":true}]',
  '{"success":false}',
  '{"success":"true"}',
  '{"success":1}',
  '{"Success":true}',
  '{"body":{"success":true}}',
  '{"__proto__":{"success":true}}',
  '{"success":true,"success":false}',
])('response: %j is an error', (text) => {
  expect(readResponse(text)).toBe('error')
})

test('response: an object is a success exactly when its own success is true', () => {
  const success = fc.oneof(fc.constant(true), fc.jsonValue())
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), success, (other, value) => {
      const expected = value === true ? 'success' : 'error'
      return readResponse(JSON.stringify({ ...other, success: value })) === expected
    }),
  )
})

test('response: a success that is cut short anywhere is an error', () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const text = JSON.stringify({ success: true, message })
      return [...text].every((_, end) => readResponse(text.slice(0, end)) === 'error')
    }),
  )
})
