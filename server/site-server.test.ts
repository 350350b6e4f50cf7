import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenOnFreePort } from './run-hono-app.ts'
import { createSiteServer } from './site-server.ts'
import {
  requestExactPath,
  BAD_ESCAPE_PATHS,
  SECURITY_HEADERS,
  SITE_FILES,
  testSiteResponses,
} from './testing/expected-site-responses.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const KEPT = { connection: 'keep-alive' }

let origin = ''
beforeAll(async () => {
  const inbox = new Hono().post('/submit', (c) => c.json({ success: false }, 400))
  const server = createSiteServer({
    dist: join(temporaryFolder(SITE_FILES, afterAll), 'dist'),
    inbox,
  })
  origin = await listenOnFreePort(server)
  return () => server.close()
})

testSiteResponses(
  () => origin,
  [
    [
      `${BAD_ESCAPE_PATHS.join(' ')} http://site/../secret.txt *`,
      404,
      SECURITY_HEADERS,
      undefined,
      {},
      'GET',
    ],
    ['/submit', 400, SECURITY_HEADERS, undefined, {}, 'POST'],
    ['/about', 405, { connection: 'close' }, undefined, { ...KEPT, 'content-length': '9' }, 'POST'],
    ['/about', 405, { connection: 'keep-alive' }, undefined, KEPT, 'POST'],
    ['/about', 200, { connection: 'keep-alive' }, undefined, KEPT],
  ],
)

test('rejected request: is read to its end before the server responds', async () => {
  const sent = request(`${origin}/about`, { method: 'POST', headers: { 'content-length': '2' } })
  const onResponse = vi.fn()
  sent.on('response', onResponse).write('a')
  for (let count = 0; count < 3; count++) await requestExactPath(origin, '/about')
  expect(onResponse).not.toHaveBeenCalled()
  sent.end('b')
  const [{ statusCode, headers }] = await once(sent, 'response')
  expect([statusCode, headers.connection]).toEqual([405, 'keep-alive'])
})

test('new build while the server runs: is served with its own headers and error page', async () => {
  const folder = temporaryFolder(SITE_FILES)
  const server = createSiteServer({ dist: join(folder, 'dist') })
  const url = await listenOnFreePort(server)
  onTestFinished(() => void server.close())
  writeFileSync(join(folder, 'dist/_headers'), '/*\n  Content-Security-Policy: new\n')
  writeFileSync(join(folder, 'dist/404.html'), 'new page')
  const { headers, body } = await requestExactPath(url, '/nowhere')
  expect([headers['content-security-policy'], body]).toEqual(['new', 'new page'])
})

test('missing build: throws an error that says how to build', () => {
  expect(() => createSiteServer({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
})
