import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createSiteServer } from './site-server.ts'
import { listen, LONG_FILM, POLICY, sendRaw, SITE, temporaryFolder, words } from './test-helpers.ts'

const HEAD_END = 'Host: site\r\nConnection: close\r\n\r\n'

async function startSite(files: typeof SITE = {}) {
  const server = createSiteServer({ dist: join(temporaryFolder({ ...SITE, ...files }), 'dist') })
  return { server, origin: await listen(server) }
}

// App tests send their paths through URL, which resolves most of these.
test.each(
  words(String.raw`
    /../secret.txt /..\secret.txt /..\..\secret.txt /%2e%2e/secret.txt /.%2E/secret.txt /..%5csecret.txt
    /services/../../secret.txt /a/../.env http://site/../secret.txt * /%
    //foreign.test/ ///foreign.test/ /\foreign.test/ /\/foreign.test/ /%5Cforeign.test/ /%5c%5cforeign.test/
    /%2Fforeign.test/ /%2F%2Fforeign.test/ /%09/foreign.test/ /%09%5Cforeign.test/ /.//foreign.test/
    /about/..//foreign.test/ /%2e/%5Cforeign.test/ /%0d%0aLocation:%20https:foreign.test/
  `),
)(
  'request target %s: leads out of neither folder nor site, and has the headers',
  async (target) => {
    const { origin } = await startSite()
    const response = await text(sendRaw(origin, `GET ${target} HTTP/1.1\r\n${HEAD_END}`))
    expect(response).toMatch(/^HTTP\/1.1 404 /)
    expect(response).not.toMatch(/SECRET|^location:/im)
    expect(response.toLowerCase()).toContain(`\r\ncontent-security-policy: ${POLICY}\r\n`)
  },
)

test.each([
  ['GET /\0 HTTP/1.1\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('invalid HTTP: is rejected with the headers', async (request, status) => {
  const { origin } = await startSite()
  const response = await text(sendRaw(origin, request))
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain(`\r\nContent-Security-Policy: ${POLICY}\r\n`)
  expect(response.endsWith('\r\n\r\n')).toBe(true)
})

test('connection: serves the next request after a range and a rejected body', async () => {
  const { origin } = await startSite()
  const requests =
    'GET /_astro/film.abc123.mp4 HTTP/1.1\r\nHost: site\r\nRange: bytes=2-3\r\n\r\n' +
    `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}` +
    `GET /about HTTP/1.1\r\n${HEAD_END}`
  const response = await text(sendRaw(origin, requests))
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 206', 'HTTP/1.1 405', 'HTTP/1.1 200'])
})

test('connection: is closed if a reader of the film takes nothing any more', async () => {
  const { server, origin } = await startSite(LONG_FILM)
  expect(server.timeout).toBe(60_000)
  server.timeout = 300
  const openConnections = () =>
    new Promise((tell) => server.getConnections((_, count) => tell(count)))
  sendRaw(origin, 'GET /film.mp4 HTTP/1.1\r\nHost: site\r\n\r\n').on('error', () => {})
  await expect.poll(openConnections).toBe(1)
  await expect.poll(openConnections, { timeout: 5000 }).toBe(0)
})
