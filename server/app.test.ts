import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createApp, type Site } from './app.ts'
import { POLICY, SITE, temporaryFolder, words } from './test-helpers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/** Requests pages of a small site. */
function siteWith(site: Partial<Site> = {}) {
  const app = createApp({ dist: join(temporaryFolder(SITE), 'dist'), ...site })
  return (path: string, headers = {}, method = 'GET') => app.request(path, { method, headers })
}

/** The site's headers for all paths; a hashed file needs no policy. */
function expectHeaders({ headers }: Response, cache = 'no-cache') {
  expect(headers.get('Cache-Control')).toBe(cache)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toBe(cache === FOREVER ? null : POLICY)
  expect(headers.get('X-Of-Hashed')).toBe(null)
}

const FILM = SITE['dist/_astro/film.abc123.mp4']!
const HTML = 'text/html; charset=utf-8'

test.each([
  ['/', 'index.html', HTML, 'no-cache'],
  ['/about', 'about.html', HTML, 'no-cache'],
  ['/about.html?from=mail', 'about.html', HTML, 'no-cache'],
  ['/services/crew', 'services/crew.html', HTML, 'no-cache'],
  ['/_astro/app.abc123.js', '_astro/app.abc123.js', 'text/javascript; charset=utf-8', FOREVER],
  ['/_astro/film.abc123.mp4', '_astro/film.abc123.mp4', 'video/mp4', FOREVER],
  ['/preview.jpg', 'preview.jpg', 'image/jpeg', ONE_HOUR],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8', ONE_HOUR],
])('%s: gets %s as %s, to be kept %s', async (path, file, type, cache) => {
  const get = siteWith()
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, SITE[`dist/${file}`]])
  expect(response.headers.get('Content-Type')).toBe(type)
  expectHeaders(response, cache)
  // A browser that has it does not get it again.
  const etag = response.headers.get('ETag')
  const again = await get(path, { 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  for (const name of ['ETag', 'Vary'])
    expect(again.headers.get(name)).toBe(response.headers.get(name))
  expectHeaders(again, cache)
  expect((await get(path, { 'If-None-Match': 'W/"0-0"' })).status).toBe(200)
})

test('trailing slash: redirects permanently to the URL without it, with the query', async () => {
  const { status, headers } = await siteWith()('/services/crew/?a=b')
  expect([status, headers.get('Location')]).toEqual([308, '/services/crew?a=b'])
})

test.each(
  words(`
    /nowhere /about/crew /services /film /about.htm //about /_astro/gone.js /%252e%252e/secret.txt
    /404 /404.html /500 /_headers /index.html.br /index.html.gz /.env /%2eenv /.git/config /.well-known
    /....//secret.txt /services/..%2f..%2fsecret.txt /%zz /%c0%ae%c0%ae/secret.txt /preview.jpg%00.html
  `),
)('%s: gets the error page with status 404', async (path) => {
  const response = await siteWith()(path)
  expect([response.status, await response.text()]).toEqual([404, SITE['dist/404.html']])
  expectHeaders(response)
  expect(response.headers.get('Content-Type')?.toLowerCase()).toBe(HTML)
})

test.each([
  [{ Range: 'bytes=0-0' }, 206, '0', 'bytes 0-0/10'],
  [{ Range: 'bytes=4-' }, 206, '456789', 'bytes 4-9/10'],
  [{ Range: 'bytes=8-99' }, 206, '89', 'bytes 8-9/10'],
  [{ Range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  [{ Range: 'bytes=10-' }, 416, '', 'bytes */10'],
  [{ Range: 'bytes=0-1,4-5' }, 200, FILM, null],
  [{ Range: 'lines=1-2' }, 200, FILM, null],
  [{ Range: 'bytes=x-y' }, 200, FILM, null],
  [{ Range: 'bytes=0-1', 'If-Range': 'W/"0-0"' }, 200, FILM, null],
])('range: %j of the film gets %i', async (headers, status, part, contentRange) => {
  const response = await siteWith()('/_astro/film.abc123.mp4', headers)
  expect([response.status, await response.text()]).toEqual([status, part])
  expect(response.headers.get('Content-Range')).toBe(contentRange)
  expectHeaders(response, status === 416 ? 'no-cache' : FOREVER)
  if (status !== 416) expect(response.headers.get('Content-Length')).toBe(String(part.length))
})

test('precompressed files: are sent in the encoding that the browser accepts', async () => {
  const get = siteWith()
  const etags = new Set<string | null>()
  for (const [accepted, sent, text] of [
    ['gzip, deflate, br, zstd', 'br', 'by brotli'],
    ['gzip', 'gzip', 'by gzip'],
    ['gzip;q=0', null, SITE['dist/index.html']],
  ] as const) {
    const response = await get('/', { 'Accept-Encoding': accepted })
    const { headers } = response
    expect([headers.get('Content-Encoding'), await response.text()]).toEqual([sent, text])
    expect([headers.get('Vary'), headers.get('Content-Type')]).toEqual(['Accept-Encoding', HTML])
    etags.add(headers.get('ETag'))
  }
  expect(etags.size).toBe(3)
})

test.each(['/about', '/_astro/film.abc123.mp4', '/nowhere'])(
  'HEAD: %s has the status and headers of GET, without a body',
  async (path) => {
    const request = siteWith()
    const [get, head] = [await request(path), await request(path, {}, 'HEAD')]
    expect([head.status, ...head.headers]).toEqual([get.status, ...get.headers])
    expect(await head.text()).toBe('')
  },
)

test.each(words('POST PUT PATCH DELETE OPTIONS PROPFIND'))(
  'method: %s is rejected on pages, and names what is allowed',
  async (method) => {
    for (const path of ['/', '/nowhere', '/about/', '/submit']) {
      const response = await siteWith()(path, {}, method)
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  },
)

test.each([
  [308, 'GET', '/about/'],
  [405, 'POST', '/'],
  [400, 'POST', '/submit'],
  [400, 'GET', '/submit'],
  [500, 'GET', '/healthz'],
])('headers: of a response with %i are those of _headers', async (status, method, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = ({ url }: Request) => {
    if (url.endsWith('/healthz')) throw new Error('A fault in the inbox')
    return Response.json({ success: false }, { status: 400 })
  }
  const response = await siteWith({ inbox: { fetch } })(path, {}, method)
  expect(response.status).toBe(status)
  expectHeaders(response)
})

test('inbox: without one, a site has neither a form service nor a state', async () => {
  for (const path of ['/submit', '/healthz']) expect((await siteWith()(path)).status).toBe(404)
})

test.each([
  [200, 'r1'],
  [500, 'inbox'],
])('release: /healthz names it only if the inbox is well: %i', async (status, text) => {
  const inbox = { fetch: () => new Response('inbox', { status }) }
  const response = await siteWith({ release: 'r1', inbox })('/healthz')
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('build: one that is missing or has no headers is rejected, with what to do', () => {
  expect(() => createApp({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
  const dist = temporaryFolder({ _headers: '/_astro/*\n  X: 1\n' })
  expect(() => createApp({ dist })).toThrow('has no headers for all paths')
})
