import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw } from '../test-helpers.ts'
import { anInquiry, JSON_TYPE, postForm, postHead, postJson } from './testing/contract.ts'
import { startInbox } from './testing/start-inbox.ts'

test('tells the terminal of an inquiry, once', async () => {
  const { url, lines } = await startInbox()
  const inquiry = anInquiry()
  await postJson(url, inquiry)
  await postJson(url, inquiry)
  expect(lines).toEqual([expect.stringContaining('Asha Rao')])
})

test('refuses 8 MiB so that the client reads the refusal, announced or not', async () => {
  const { url } = await startInbox()
  const large = JSON.stringify({ ...anInquiry(), message: 'x'.repeat(8 * 1024 * 1024) })
  expect((await postJson(url, large)).status).toBe(413)

  const body = new Blob([large]).stream()
  const request = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
  expect((await fetch(url, request)).status).toBe(413)
})

test('lets a client that sends everything before it listens hear the refusal', async () => {
  const { url } = await startInbox()
  const large = 'x'.repeat(4 * 1024 * 1024)
  const head = `${postHead(url)}Content-Length: ${large.length}\r\n\r\n`
  expect(await sendRaw(url, head + large)).toMatch(/^HTTP\/1.1 413 /)
})

test('refuses a large body as soon as it is announced', async () => {
  const { url } = await startInbox()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${postHead(url)}Content-Length: 99999999\r\n\r\n{`)
  const [firstBytes] = (await once(socket, 'data')) as [Buffer]
  expect(firstBytes.toString()).toMatch(/^HTTP\/1.1 413 /)
})

test('stores nothing of an inquiry that was cut short', async () => {
  const { url, stored, lines } = await startInbox()
  const body = JSON.stringify(anInquiry())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end(`${postHead(url)}Content-Length: ${body.length + 1}\r\n\r\n${body}`)
  await once(socket.resume(), 'close')
  expect((await postJson(url)).status).toBe(200)
  expect(stored()).toHaveLength(1)
  expect(lines).toHaveLength(1)
})

test('refuses more than the agreed number a minute from one address', async () => {
  const { url, stored } = await startInbox({ requestsPerMinute: 3 })
  const answers = []
  for (let post = 0; post < 5; post++) answers.push(await postJson(url))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answers[3]!.json()).toMatchObject({ success: false })
  expect((await postForm(url, anInquiry())).headers.get('location')).toBe('/not-sent')
  expect(stored()).toHaveLength(3)
})

test('counts visitors by the header that the settings name, and by no other', async () => {
  const from = (address: string) => ({ 'X-Real-IP': address, 'X-Forwarded-For': address })
  const statusesOf = async (url: string, addresses: string[]) => {
    const statuses = []
    for (const address of addresses)
      statuses.push((await postJson(url, anInquiry(), from(address))).status)
    return statuses
  }
  const behind = await startInbox({ requestsPerMinute: 1, addressHeader: 'X-Real-IP' })
  const addresses = ['198.51.100.1', '198.51.100.2', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9']
  expect(await statusesOf(behind.url, addresses)).toEqual([200, 200, 200, 429])
  const direct = await startInbox({ requestsPerMinute: 1 })
  expect(await statusesOf(direct.url, addresses)).toEqual([200, 429, 429, 429])
})

test('takes the same from two visitors for two inquiries', async () => {
  const { url, stored } = await startInbox({ addressHeader: 'X-Real-IP' })
  const inquiry = anInquiry()
  for (const address of ['198.51.100.1', '198.51.100.2'])
    await postJson(url, inquiry, { 'X-Real-IP': address })
  expect(stored()).toHaveLength(2)
})

const POSTS = 300
const AT_ONCE = 50

test('loses, doubles and mixes nothing under load', async () => {
  const { url, stored } = await startInbox()
  const messageOf = (post: number) => `${post}:${'z'.repeat((post * 37) % 3000)}`
  const accepted: string[] = []
  let next = 0
  const sender = async () => {
    while (next < POSTS) {
      const message = messageOf(next++)
      const response = await postJson(url, { ...anInquiry(), message })
      const { success } = (await response.json()) as { success: boolean }
      if (success) accepted.push(message)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  expect(accepted).toHaveLength(POSTS)
  const messages = stored().map(({ message }) => message)
  expect(messages.toSorted()).toEqual(accepted.toSorted())
})
