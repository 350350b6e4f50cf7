import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenLocally } from './run-server.ts'
import { createSiteServer } from './site-server.ts'
import { sendRaw, temporaryFolder } from './test-helpers.ts'
import { exchange, MALFORMED_TARGETS, POLICY, SITE, testRequests } from './testing/request-table.ts'

let origin = ''
beforeAll(async () => {
  const inbox = new Hono<{ Bindings: HttpBindings }>().post('/submit', (c) =>
    c.json({ success: false }, 400),
  )
  const server = createSiteServer({ dist: join(temporaryFolder(SITE, afterAll), 'dist'), inbox })
  origin = await listenLocally(server)
  return () => server.close()
})

testRequests(() => origin)

test.each([
  ...[...MALFORMED_TARGETS, 'http://site/../secret.txt', '*'].map((target) => ({
    target,
    status: 404,
  })),
  { target: '/submit', method: 'POST', status: 400 },
])(
  '$target: is rejected with $status and the headers of every page',
  async ({ status, ...sent }) => {
    const response = await exchange(origin, sent)
    expect([response.status, response.headers['content-security-policy']]).toEqual([status, POLICY])
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

test('build: one without redirects is served; one that is missing or has no headers is rejected', () => {
  const dist = join(temporaryFolder(SITE), 'dist')
  rmSync(join(dist, '_redirects'))
  createSiteServer({ dist })
  expect(() => createSiteServer({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
  const headless = temporaryFolder({ _headers: '/_astro/*\n  X: 1\n' })
  expect(() => createSiteServer({ dist: headless })).toThrow('has no headers for all paths')
})
