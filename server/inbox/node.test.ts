import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw } from '../test-helpers.ts'
import { anInquiry, JSON_TYPE, postForm, postHead, postJson } from './testing/contract.ts'
import { startInbox } from './testing/start-inbox.ts'

test('logs an inquiry once, with nothing personal', async () => {
  const { url, lines } = await startInbox()
  const inquiry = anInquiry()
  await postJson(url, inquiry)
  await postJson(url, inquiry)
  await postJson(url, { ...anInquiry(), botcheck: 'on' })
  expect(lines).toEqual(['Inquiry 1 has come.', 'Inquiry 2 has come, spam: honeypot.'])
})

test('fingerprints: the same inquiry has another one in another database', async () => {
  const inquiry = anInquiry()
  const fingerprints = []
  for (const fingerprintSecret of [undefined, undefined, 'a'.repeat(32)]) {
    const { url, stored } = await startInbox({ fingerprintSecret })
    await postJson(url, inquiry)
    fingerprints.push(stored()[0]!['fingerprint'])
  }
  expect(new Set(fingerprints).size).toBe(3)
})

test('a connection with a large body that is rejected is closed, and the next request succeeds', async () => {
  const { url } = await startInbox()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const post = async (message: string, headers = {}) => {
    const client = request(url, { method: 'POST', agent, headers: { ...JSON_TYPE, ...headers } })
    // What is still being sent when the connection is closed.
    client.on('error', () => {})
    client.end(JSON.stringify({ ...anInquiry(), message }))
    const [response] = (await once(client, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return [response.statusCode, response.headers.connection]
  }
  const large = 'x'.repeat(1024 * 1024)
  for (let round = 0; round < 10; round++) {
    expect(await post(large)).toEqual([413, 'close'])
    expect(await post(`a ${round}`)).toEqual([200, 'keep-alive'])
    expect(await post(large, { Origin: 'https://other.example' })).toEqual([403, 'close'])
    expect(await post(`b ${round}`)).toEqual([200, 'keep-alive'])
  }
})

test('a body of 4 MiB is rejected, and the client gets the response however it sends', async () => {
  const { url } = await startInbox()
  const large = JSON.stringify({ ...anInquiry(), message: 'x'.repeat(4 * 1024 * 1024) })
  expect((await postJson(url, large)).status).toBe(413)
  const body = new Blob([large]).stream()
  const streamed = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
  expect((await fetch(url, streamed)).status).toBe(413)
  const head = `${postHead(url)}Content-Length: ${large.length}\r\n\r\n`
  expect(await sendRaw(url, head + large)).toMatch(/^HTTP\/1.1 413 /)
})

test('rejects a large body before all of it has arrived', async () => {
  const { url } = await startInbox()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${postHead(url)}Content-Length: 99999999\r\n\r\n{`)
  const [firstBytes] = (await once(socket, 'data')) as [Buffer]
  expect(firstBytes.toString()).toMatch(/^HTTP\/1.1 413 /)
})

test('stores nothing of a truncated inquiry', async () => {
  const { url, stored, lines } = await startInbox()
  const body = JSON.stringify(anInquiry())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end(`${postHead(url)}Content-Length: ${body.length + 1}\r\n\r\n${body}`)
  await once(socket.resume(), 'close')
  expect((await postJson(url)).status).toBe(200)
  expect(stored()).toHaveLength(1)
  expect(lines).toHaveLength(1)
})

test('rejects more than the limit per minute from one address', async () => {
  const { url, stored } = await startInbox({ requestsPerMinute: 3 })
  const answers = []
  for (let post = 0; post < 5; post++) answers.push(await postJson(url))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answers[3]!.json()).toMatchObject({ success: false })
  expect((await postForm(url, anInquiry())).headers.get('location')).toBe('/not-sent')
  expect(stored()).toHaveLength(3)
})

test('tells visitors apart by the header that the settings name, and by no other', async () => {
  const addresses = ['198.51.100.1', '198.51.100.2', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9']
  const inquiry = anInquiry()
  for (const [addressHeader, statuses] of [
    ['X-Real-IP', [200, 200, 200, 429]],
    [undefined, [200, 429, 429, 429]],
  ] as const) {
    const { url, stored } = await startInbox({ requestsPerMinute: 1, addressHeader })
    const posts = addresses.map((address) =>
      postJson(url, inquiry, { 'X-Real-IP': address, 'X-Forwarded-For': address }),
    )
    const found = (await Promise.all(posts)).map(({ status }) => status)
    expect(found.toSorted()).toEqual(statuses)
    // The same from another visitor is another inquiry.
    expect(stored()).toHaveLength(statuses.filter((status) => status === 200).length)
  }
})
