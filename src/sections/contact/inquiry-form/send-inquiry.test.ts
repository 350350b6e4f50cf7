import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { countExcessCharacters, sendInquiry } from './send-inquiry'

const SUCCESS = '{"success":true}'
const DESTINATION = {
  endpoint: '',
  accessKey: 'key',
  redirect: undefined,
  email: '',
  emailSubjectName: '',
}

async function startFormService(respond: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => respond(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
  return { send: () => sendInquiry(BLANK_FIELDS, { ...DESTINATION, endpoint }), stop }
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
])('response with status %i and body %j: success is %s', async (status, body, isSuccess) => {
  const { send } = await startFormService((response) => response.writeHead(status).end(body))
  expect(await send()).toMatchObject({ isSuccess, isTooLong: status === 413 })
})

test.each([
  ['one byte', 'a', 70_000],
  ['three bytes', '船', 30_000],
])('excess of a message with %s per character: is counted in characters', (_, letter, length) => {
  const inquiry = (length: number) => ({ ...BLANK_FIELDS, message: letter.repeat(length) })
  const excess = countExcessCharacters(inquiry(length), DESTINATION)
  expect(excess).toBeGreaterThan(0)
  expect(countExcessCharacters(inquiry(length - excess), DESTINATION)).toBeLessThanOrEqual(0)
  expect(countExcessCharacters(inquiry(length - excess + 200), DESTINATION)).toBeGreaterThan(0)
})

test.each([
  ['"DM-7K3Q9X"', 'DM-7K3Q9X'],
  ['7', undefined],
])('response with the reference %s: the reference is %s', async (returned, reference) => {
  const { send } = await startFormService((response) =>
    response.end(`{"success":true,"reference":${returned}}`),
  )
  expect((await send()).reference).toBe(reference)
})

test('refused connection: is a failure', async () => {
  const { send, stop } = await startFormService(() => {})
  stop()
  expect(await send()).toMatchObject({ isSuccess: false })
})

test('truncated response: is a failure, even if the received part is valid', async () => {
  const { send } = await startFormService((response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write(SUCCESS, () => response.destroy())
  })
  expect(await send()).toMatchObject({ isSuccess: false })
})

test.each([
  ['no response', () => {}],
  ['half a response', (response: ServerResponse) => response.writeHead(200).write('{"success":')],
])('%s within 15 s: is a failure', async (_, respond) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: requestArrived, resolve } = Promise.withResolvers<void>()
  const { send } = await startFormService((response) => {
    respond(response)
    resolve()
  })
  const onResult = vi.fn()
  const sent = send().then(onResult)
  await requestArrived
  vi.advanceTimersByTime(14_999)
  await new Promise(setImmediate)
  expect(onResult).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await sent
  expect(onResult).toHaveBeenCalledWith({ isSuccess: false, isTooLong: false })
})
