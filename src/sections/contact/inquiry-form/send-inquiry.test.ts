import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { excessLength, sendInquiry } from './send-inquiry'

const SUCCESS = '{"success":true}'
const RECIPIENT = {
  endpoint: '',
  accessKey: 'key',
  redirect: undefined,
  email: '',
  subjectName: '',
}

/** A form service on this machine that responds as `respond` says, and a function that ends it. */
async function serve(respond: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => respond(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(end)
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
  return { send: () => sendInquiry(BLANK_FIELDS, { ...RECIPIENT, endpoint }), end }
}

test.each([
  [200, '{"success":true,"body":{"data":{},"message":"Email sent"}}', true],
  [500, SUCCESS, true],
  [200, ` \r\n\t${SUCCESS}\n`, true],
  [200, `\uFEFF${SUCCESS}`, true],
  [200, '', false],
  [200, '<!doctype html><title>502 Bad Gateway</title>', false],
  [200, '{"success":true', false],
  [200, 'true', false],
  [200, 'null', false],
  [200, '[{"success":true}]', false],
  [200, '{"success":"true"}', false],
  [200, '{"success":1}', false],
  [200, '{"body":{"success":true}}', false],
  [200, '{"__proto__":{"success":true}}', false],
  [200, '{"success":false}', false],
  [413, '<h1>Refused</h1>', false],
])('sending: for status %i with %j success is %s', async (status, body, isSuccess) => {
  const { send } = await serve((response) => response.writeHead(status).end(body))
  expect(await send()).toMatchObject({ isSuccess, isTooLong: status === 413 })
})

test.each([
  ['of one byte each', 'a', 70_000],
  ['of three', '船', 30_000],
])('excess: is in characters, where they are %s', (_, letter, length) => {
  const inquiry = (length: number) => ({ ...BLANK_FIELDS, message: letter.repeat(length) })
  const excess = excessLength(inquiry(length), RECIPIENT)
  expect(excess).toBeGreaterThan(0)
  expect(excessLength(inquiry(length - excess), RECIPIENT)).toBeLessThanOrEqual(0)
  expect(excessLength(inquiry(length - excess + 200), RECIPIENT)).toBeGreaterThan(0)
})

test.each([
  ['"DM-7K3Q9X"', 'DM-7K3Q9X'],
  ['7', undefined],
])('reference: of %s it is %s', async (returned, reference) => {
  const { send } = await serve((response) =>
    response.end(`{"success":true,"reference":${returned}}`),
  )
  expect((await send()).reference).toBe(reference)
})

test('sending: a refused connection is a failure', async () => {
  const { send, end } = await serve(() => {})
  end()
  expect(await send()).toMatchObject({ isSuccess: false })
})

test('sending: a truncated body is a failure, even if the part is a valid response', async () => {
  const { send } = await serve((response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write(SUCCESS, () => response.destroy())
  })
  expect(await send()).toMatchObject({ isSuccess: false })
})

test.each([
  ['no response', () => {}],
  ['half a response', (response: ServerResponse) => response.writeHead(200).write('{"success":')],
])('sending: %s within 15 s is a failure', async (_, respond) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { send } = await serve((response) => {
    respond(response)
    arrive()
  })
  const onResult = vi.fn()
  const sent = send().then(onResult)
  await arrived
  vi.advanceTimersByTime(14_999)
  await new Promise(setImmediate)
  expect(onResult).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await sent
  expect(onResult).toHaveBeenCalledWith({ isSuccess: false, isTooLong: false })
})
