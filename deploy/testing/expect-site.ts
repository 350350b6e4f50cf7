import { expect } from 'vitest'
import { ask, type Reply } from '../ask.ts'

const SITE = 'https://site.test'

/** Spellings of another host that a browser understands, each with a slash at its end that is to go. */
const LEADING_AWAY = [
  '//foreign.test/',
  '///foreign.test/',
  '/\\foreign.test/',
  '/\\/foreign.test/',
  '/%5Cforeign.test/',
  '/%5c%5cforeign.test/',
  '/%2Fforeign.test/',
  '/%2F%2Fforeign.test/',
  '/%09/foreign.test/',
  '/%09%5Cforeign.test/',
  '/.//foreign.test/',
  '/about/..//foreign.test/',
  '/%2e/%5Cforeign.test/',
]

interface Expected {
  /** The headers of every answer. */
  headers: Record<string, string>
  /** The path of a file with a hash in its name. */
  hashedFile: string
  /** Whether packed files are sent by this host itself, not by the network before it. */
  encodings?: readonly string[]
}

/** No address of the site, however spelt, sends a browser to another one. */
async function expectNoWayOut(origin: string) {
  for (const path of LEADING_AWAY) {
    const { status, headers } = await ask(origin, path)
    const [location = '/'] = headers['location'] ?? []
    expect(new URL(location, SITE).origin, `${status} ${path} to ${location}`).toBe(SITE)
  }
}

/** What a host has to do with the built site, whoever it is: addresses, statuses, headers, times. */
export async function expectSite(
  origin: string,
  { headers, hashedFile, encodings = [] }: Expected,
) {
  const get = (path: string, asked = {}) =>
    ask(origin, path, { headers: asked, encoding: 'latin1' })
  const expectHeaders = (reply: Reply, path: string) => {
    for (const [name, value] of Object.entries(headers))
      expect(reply.headers[name.toLowerCase()], `${name} of ${path}`).toEqual([value])
  }
  const expectPage = (reply: Reply, path: string, status: number) => {
    expect(reply.status, path).toBe(status)
    expect(reply.headers['content-type'], path).toEqual([
      expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
    ])
    expect(reply.headers['cache-control'], path).toEqual([
      expect.stringMatching(/^no-cache$|max-age=0, must-revalidate/),
    ])
    expectHeaders(reply, path)
  }

  for (const path of ['/', '/about', '/about?from=mail']) expectPage(await get(path), path, 200)
  for (const path of ['/nowhere', '/nowhere/deep', '/_headers', '/.env', '/submit']) {
    const reply = await get(path)
    expectPage(reply, path, 404)
    expect(reply.body, path).toContain('Unexpected Application Error!')
  }

  const moved = await get('/about/')
  expect([301, 307, 308]).toContain(moved.status)
  expect(moved.headers['location']).toEqual(['/about'])
  expectHeaders(moved, '/about/')

  await expectNoWayOut(origin)

  const kept = await get(hashedFile)
  expect(kept.headers['cache-control']).toEqual(['public, max-age=31536000, immutable'])
  expectHeaders(kept, hashedFile)
  const [etag] = (await get('/about')).headers['etag']!
  const unchanged = await get('/about', { 'If-None-Match': etag })
  expect(unchanged.status).toBe(304)

  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt']) {
    const { status, body } = await get(path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(body, path).not.toContain('SECRET')
  }
  expect((await ask(origin, '/', { method: 'POST' })).status).toBe(405)

  const plain = (await get('/about')).body.length
  for (const encoding of encodings) {
    const packed = await get('/about', { 'Accept-Encoding': encoding })
    expect(packed.headers['content-encoding']).toEqual([encoding])
    expect(packed.body.length).toBeLessThan(plain / 2)
    expectPage(packed, `/about, ${encoding}`, 200)
  }
}
