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

const headersOf = ({ headers }: Response, ...names: string[]) =>
  names.map((name) => headers.get(name))

const FILM = SITE['dist/_astro/film.abc123.mp4']!
const HTML = 'text/html; charset=utf-8'

test.each([
  ['/', 'index.html', HTML, 'no-cache'],
  ['/about', 'about.html', HTML, 'no-cache'],
  ['/about?from=mail', 'about.html', HTML, 'no-cache'],
  ['/about.html', 'about.html', HTML, 'no-cache'],
  ['/services/crew', 'services/crew.html', HTML, 'no-cache'],
  ['/_astro/app.abc123.js', '_astro/app.abc123.js', 'text/javascript; charset=utf-8', FOREVER],
  ['/_astro/film.abc123.mp4', '_astro/film.abc123.mp4', 'video/mp4', FOREVER],
  ['/preview.jpg', 'preview.jpg', 'image/jpeg', ONE_HOUR],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8', ONE_HOUR],
])('%s: gets %s as %s, to be kept %s', async (path, file, type, cache) => {
  const response = await siteWith()(path)
  expect([response.status, await response.text()]).toEqual([200, SITE[`dist/${file}`]])
  expect(headersOf(response, 'Content-Type', 'Cache-Control')).toEqual([type, cache])
})

test.each(['/about', '/preview.jpg', '/_astro/film.abc123.mp4'])(
  'ETag: %s is not sent again to a browser that has it',
  async (path) => {
    const get = siteWith()
    const first = await get(path)
    const second = await get(path, { 'If-None-Match': first.headers.get('ETag') })
    expect([second.status, await second.text()]).toEqual([304, ''])
    const names = ['ETag', 'Cache-Control', 'Vary', 'X-Content-Type-Options']
    expect(headersOf(second, ...names)).toEqual(headersOf(first, ...names))
    expect((await get(path, { 'If-None-Match': 'W/"0-0"' })).status).toBe(200)
  },
)

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
  const headers = headersOf(response, 'Cache-Control', 'Content-Type').join().toLowerCase()
  expect(headers).toBe(`no-cache,${HTML}`)
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
  expect(response.status).toBe(status)
  expect(headersOf(response, 'Content-Range', 'Cache-Control')).toEqual([
    contentRange,
    status === 416 ? 'no-cache' : FOREVER,
  ])
  if (status !== 416) expect(response.headers.get('Content-Length')).toBe(String(part.length))
  expect(await response.text()).toBe(part)
})

test('precompressed files: are sent in the encoding that the browser accepts', async () => {
  const get = siteWith()
  const etags = new Set<string | null>()
  for (const [path, accepted, sent, text] of [
    ['/', 'gzip, deflate, br, zstd', 'br', 'by brotli'],
    ['/', 'gzip', 'gzip', 'by gzip'],
    ['/', 'gzip;q=0', null, SITE['dist/index.html']],
    ['/about', 'br', null, SITE['dist/about.html']],
  ] as const) {
    const response = await get(path, { 'Accept-Encoding': accepted })
    const headers = headersOf(response, 'Content-Encoding', 'Vary', 'Content-Type')
    expect(headers).toEqual([sent, 'Accept-Encoding', HTML])
    expect(await response.text()).toBe(text)
    etags.add(response.headers.get('ETag'))
  }
  expect(etags.size).toBe(4)
})

test('HEAD: has the status and headers of GET, without a body', async () => {
  const request = siteWith()
  for (const path of ['/about', '/_astro/film.abc123.mp4', '/nowhere']) {
    const [get, head] = [await request(path), await request(path, {}, 'HEAD')]
    expect([head.status, ...head.headers]).toEqual([get.status, ...get.headers])
    expect(await head.text()).toBe('')
  }
})

test.each(words('POST PUT PATCH DELETE OPTIONS PROPFIND'))(
  'method: %s is rejected on pages, and names what is allowed',
  async (method) => {
    for (const path of ['/', '/nowhere', '/about/']) {
      const response = await siteWith()(path, {}, method)
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  },
)

test('headers: are those of _headers on every response, rejections included', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const inbox = {
    fetch: ({ url }: Request) => {
      if (url.endsWith('/healthz')) throw new Error('A fault in the inbox')
      return Response.json({ success: false }, { status: 400 })
    },
  }
  const request = siteWith({ inbox })
  for (const [status, path, headers, method] of [
    [200, '/'],
    [200, '/preview.jpg'],
    [304, '/about', { 'If-None-Match': '*' }],
    [308, '/about/'],
    [400, '/submit', {}, 'POST'],
    [404, '/nowhere'],
    [404, '/_astro/gone.js'],
    [404, '/%'],
    [405, '/', {}, 'POST'],
    [416, '/_astro/film.abc123.mp4', { Range: 'bytes=99-' }],
    [500, '/healthz'],
  ] as const) {
    const response = await request(path, headers, method)
    expect(response.status).toBe(status)
    const names = ['Content-Security-Policy', 'X-Content-Type-Options', 'X-Of-Hashed']
    expect(headersOf(response, ...names)).toEqual([POLICY, 'nosniff', null])
  }
})

test('headers: of a hashed file are only nosniff and how long to keep it', async () => {
  const get = siteWith()
  const etag = (await get('/_astro/app.abc123.js')).headers.get('ETag')
  const names = ['X-Content-Type-Options', 'Cache-Control', 'Content-Security-Policy']
  for (const asked of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': etag }]) {
    const response = await get('/_astro/app.abc123.js', asked)
    expect(headersOf(response, ...names)).toEqual(['nosniff', FOREVER, null])
  }
})

test.each([
  ['POST', '/submit', 405],
  ['GET', '/submit', 404],
  ['GET', '/healthz', 404],
])('inbox: gets %s %s, which without one is %i', async (method, path, without) => {
  const inbox = { fetch: ({ method }: Request) => new Response(method) }
  expect(await (await siteWith({ inbox })(path, {}, method)).text()).toBe(method)
  expect((await siteWith({ inbox })('/submit/more', {}, 'POST')).status).toBe(405)
  expect((await siteWith()(path, {}, method)).status).toBe(without)
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
