import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { sendInquiry } from './send-inquiry'

const FIELDS = { ...BLANK_FIELDS, name: 'Asha', message: 'ü' }
const SUCCESS = '{"success":true}'
const closers: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

/** A form service on this machine that responds as `respond` says. */
async function serve(respond: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => respond(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
  return { endpoint, accessKey: 'key', brand: 'Brand' }
}

/** Sends to a service that goes as far as `respond` says, and tells the result after a wait of `ms`, if there is one. */
async function resultAfter(ms: number, respond: (response: ServerResponse) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let asked = () => {}
  const request = new Promise<void>((resolve) => (asked = resolve))
  const service = await serve((response) => {
    respond(response)
    asked()
  })
  let result: string | undefined
  const sent = sendInquiry(FIELDS, service).then(({ status }) => (result = status))
  await request
  vi.advanceTimersByTime(ms)
  await Promise.race([sent, new Promise(setImmediate)])
  return result
}

test.each([
  [200, '{"success":true,"body":{"data":{},"message":"Email sent"}}', 'success'],
  [500, SUCCESS, 'success'],
  [200, ` \r\n\t${SUCCESS}\n`, 'success'],
  [200, `\uFEFF${SUCCESS}`, 'success'],
  [200, '', 'error'],
  [200, '<!doctype html><title>502 Bad Gateway</title>', 'error'],
  [200, '{"success":true', 'error'],
  [200, 'true', 'error'],
  [200, 'null', 'error'],
  [200, '[{"success":true}]', 'error'],
  [200, '{"success":false}', 'error'],
  [200, '{"success":"true"}', 'error'],
  [200, '{"success":1}', 'error'],
  [200, '{"body":{"success":true}}', 'error'],
  [200, '{"__proto__":{"success":true}}', 'error'],
  [400, '{"success":false}', 'error'],
  [429, '', 'error'],
])('sending: status %i with %j is a(n) %s', async (status, body, result) => {
  const service = await serve((response) => response.writeHead(status).end(body))
  expect((await sendInquiry(FIELDS, service)).status).toBe(result)
})

test.each([
  [`{"success":true,"reference":"DM-7K3Q9X"}`, 'DM-7K3Q9X'],
  [`{"success":true,"reference":7}`, undefined],
  [`{"success":false,"reference":"DM-7K3Q9X"}`, undefined],
])('reference: of %j it is %s', async (body, reference) => {
  const service = await serve((response) => response.end(body))
  expect((await sendInquiry(FIELDS, service)).reference).toBe(reference)
})

test('sending: a refused connection is an error', async () => {
  const service = await serve(() => {})
  closers.pop()!()
  expect(await sendInquiry(FIELDS, service)).toEqual({ status: 'error' })
})

test('sending: a truncated body is an error, even if the part is a valid response', async () => {
  const service = await serve((response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write(SUCCESS, () => response.destroy())
  })
  expect(await sendInquiry(FIELDS, service)).toEqual({ status: 'error' })
})

test.each([
  ['no response', () => {}],
  ['half a response', (response: ServerResponse) => response.writeHead(200).write('{"success":')],
])('sending: %s within 15 s is an error', async (_, respond) => {
  expect(await resultAfter(14_999, respond)).toBeUndefined()
  expect(await resultAfter(15_000, respond)).toBe('error')
})
