import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listenLocally } from './run-server.ts'
import { createSiteServer } from './site-server.ts'
import { sendRaw, temporaryFolder } from './test-helpers.ts'
import {
  exchange,
  MALFORMED_TARGETS,
  POLICIES,
  SITE,
  testRequests,
} from './testing/expected-responses.ts'

const KEPT = { connection: 'keep-alive' }

let origin = ''
beforeAll(async () => {
  const inbox = new Hono().post('/submit', (c) => c.json({ success: false }, 400))
  const server = createSiteServer({ dist: join(temporaryFolder(SITE, afterAll), 'dist'), inbox })
  origin = await listenLocally(server)
  return () => server.close()
})

testRequests(
  () => origin,
  [
    [`${MALFORMED_TARGETS} http://site/../secret.txt *`, 404, POLICIES, undefined, {}, 'GET'],
    ['/submit', 400, POLICIES, undefined, {}, 'POST'],
    // A request whose body never comes.
    ['/about', 405, { connection: 'close' }, undefined, { ...KEPT, 'content-length': '9' }, 'POST'],
    ['/about', 405, { connection: 'keep-alive' }, undefined, KEPT, 'POST'],
    ['/about', 200, { connection: 'keep-alive' }, undefined, KEPT],
  ],
)

test('HTTP/1.0: a request without Host gets the page', async () => {
  expect(await text(sendRaw(origin, 'GET / HTTP/1.0\r\n\r\n'))).toMatch(/^HTTP.* 200 .*Home/s)
})

test('build: one made while the server runs is served with its own headers, redirects and error page', async () => {
  const folder = temporaryFolder(SITE)
  const dist = join(folder, 'dist')
  const server = createSiteServer({ dist })
  const url = await listenLocally(server)
  onTestFinished(() => void server.close())
  const found = async () => {
    const { headers, body } = await exchange(url, '/nowhere')
    const { location } = (await exchange(url, '/careers')).headers
    return [headers['content-security-policy'], body, location]
  }
  const first = [POLICIES['content-security-policy'], SITE['dist/404.html'], '/services/crew']
  expect(await found()).toEqual(first)
  rmSync(dist, { recursive: true })
  expect((await found()).slice(0, 2)).toEqual(first.slice(0, 2))
  const files = {
    _headers: '/*\n  Content-Security-Policy: new\n',
    '404.html': 'new page',
    _redirects: '/careers /new 301\n',
  }
  mkdirSync(dist)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  expect(await found()).toEqual(['new', 'new page', '/new'])
})

test('build: one that is missing is rejected', () => {
  expect(() => createSiteServer({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
})
