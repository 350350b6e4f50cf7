import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenLocally } from './run-server.ts'
import { createSiteServer } from './site-server.ts'
import { listen, sendRaw, temporaryFolder } from './test-helpers.ts'
import { exchange, MALFORMED_TARGETS, POLICY, SITE, testRequests } from './testing/request-table.ts'

let origin = ''
beforeAll(async () => {
  const server = createSiteServer({ dist: join(temporaryFolder(SITE, afterAll), 'dist') })
  origin = await listenLocally(server)
  return () => server.close()
})

testRequests(() => origin)

test.each([...MALFORMED_TARGETS, 'http://site/../secret.txt', '*'])(
  'malformed target %s: gets the error page with the headers',
  async (target) => {
    const { status, headers, body } = await exchange(origin, { target })
    expect([status, headers['content-security-policy']]).toEqual([404, POLICY])
    expect(body).toBe(SITE['dist/404.html'])
  },
)

test('connection: serves the next request after a range and a rejected body', async () => {
  const requests =
    'GET /_astro/film.abc123.mp4 HTTP/1.1\r\nHost: site\r\nRange: bytes=2-3\r\n\r\n' +
    `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}` +
    'GET /about HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'
  const response = await text(sendRaw(origin, requests))
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 206', 'HTTP/1.1 405', 'HTTP/1.1 200'])
})

test('inbox: its responses have the headers of the pages; without one, there is no form service', async () => {
  const dist = join(temporaryFolder(SITE), 'dist')
  const inbox = new Hono<never>().post('/submit', (c) => c.json({ success: false }, 400))
  const server = await listen(createSiteServer({ dist, inbox }))
  const { status, headers } = await exchange(server, { method: 'POST', target: '/submit' })
  expect([status, headers['content-security-policy']]).toEqual([400, POLICY])
  expect((await exchange(origin, { method: 'POST', target: '/submit' })).status).toBe(405)
  expect((await exchange(origin, { target: '/healthz' })).status).toBe(404)
})

test('build: one that is missing or has no headers is rejected, and one without redirects is not', () => {
  expect(() => createSiteServer({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
  const dist = temporaryFolder({ _headers: '/_astro/*\n  X: 1\n' })
  expect(() => createSiteServer({ dist })).toThrow('has no headers for all paths')
  const complete = join(temporaryFolder(SITE), 'dist')
  rmSync(join(complete, '_redirects'))
  createSiteServer({ dist: complete })
})
