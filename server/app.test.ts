import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { POLICY, SITE, temporaryFolder, words } from './test-helpers.ts'

type Inbox = Parameters<typeof createApp>[0]['inbox']

const FOREVER = 'public, max-age=31536000, immutable'

function siteWith({ files = {}, inbox }: { files?: typeof SITE; inbox?: Inbox } = {}) {
  const app = createApp({ dist: join(temporaryFolder({ ...SITE, ...files }), 'dist'), inbox })
  return (path: string, headers = {}, method = 'GET') => app.request(path, { method, headers })
}

const headersOf = ({ headers }: Response, ...names: string[]) =>
  names.map((name) => headers.get(name))

test.each([
  ['/', 'dist/index.html'],
  ['/about', 'dist/about.html'],
  ['/about?from=mail', 'dist/about.html'],
  ['/about.html', 'dist/about.html'],
  ['/services/crew', 'dist/services/crew.html'],
])('page %s: is served, to be revalidated each time', async (path, file) => {
  const response = await siteWith()(path)
  expect(response.status).toBe(200)
  expect(headersOf(response, 'Content-Type', 'Cache-Control')).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(await response.text()).toBe(SITE[file])
})

test.each([
  ['/_astro/app.abc123.js', 'text/javascript; charset=utf-8', FOREVER],
  ['/_astro/film.abc123.mp4', 'video/mp4', FOREVER],
  ['/preview.jpg', 'image/jpeg', 'public, max-age=3600'],
  ['/favicon.ico', 'image/x-icon', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('file %s: has type %s and may be kept for %s', async (path, type, cache) => {
  const response = await siteWith()(path)
  expect(response.status).toBe(200)
  expect(headersOf(response, 'Content-Type', 'Cache-Control')).toEqual([type, cache])
})

test.each(['/about', '/preview.jpg', '/_astro/film.abc123.mp4'])(
  'ETag: %s is not sent again to a browser that has it',
  async (path) => {
    const get = siteWith()
    const first = await get(path)
    const second = await get(path, { 'If-None-Match': first.headers.get('ETag') })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    for (const name of ['ETag', 'Cache-Control', 'Vary', 'X-Content-Type-Options'])
      expect(second.headers.get(name), name).toBe(first.headers.get(name))
    expect((await get(path, { 'If-None-Match': 'W/"0-0"' })).status).toBe(200)
  },
)

test('trailing slash: redirects permanently to the URL without it, with the query', async () => {
  const response = await siteWith()('/services/crew/?a=b')
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe('/services/crew?a=b')
})

test.each(
  words(`
    /nowhere /about/crew /services /film /about.htm //about /_astro/gone.js /%252e%252e/secret.txt
    /404 /404.html /500 /_headers /index.html.br /index.html.gz /.env /%2eenv /.git/config /.well-known
    /....//secret.txt /services/..%2f..%2fsecret.txt /%zz /%c0%ae%c0%ae/secret.txt /preview.jpg%00.html
  `),
)('%s: gets the error page with status 404', async (path) => {
  const response = await siteWith()(path)
  expect(response.status).toBe(404)
  expect(headersOf(response, 'Cache-Control', 'Content-Type')).toEqual([
    'no-cache',
    expect.stringMatching(/^text\/html; charset=utf-8$/i),
  ])
  expect(await response.text()).toBe(SITE['dist/404.html'])
})

test.each([
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('range: %s of the film gets that part', async (range, part, contentRange) => {
  const response = await siteWith()('/_astro/film.abc123.mp4', { Range: range })
  expect(response.status).toBe(206)
  expect(headersOf(response, 'Content-Range', 'Content-Length', 'Cache-Control')).toEqual([
    contentRange,
    String(part.length),
    FOREVER,
  ])
  expect(await response.text()).toBe(part)
})

test('range: beyond the end of the film is rejected with 416 and the size', async () => {
  const response = await siteWith()('/_astro/film.abc123.mp4', { Range: 'bytes=10-' })
  expect(response.status).toBe(416)
  expect(headersOf(response, 'Content-Range', 'Cache-Control')).toEqual(['bytes */10', 'no-cache'])
})

test.each([
  { Range: 'bytes=0-1,4-5' },
  { Range: 'lines=1-2' },
  { Range: 'bytes=x-y' },
  { Range: 'bytes=0-1', 'If-Range': 'W/"0-0"' },
])('range: %j gets the whole film', async (headers) => {
  const response = await siteWith()('/_astro/film.abc123.mp4', headers)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('0123456789')
})

test('precompressed files: are sent in the encoding that the browser accepts', async () => {
  const about = Buffer.from(SITE['dist/about.html']!)
  const root = temporaryFolder({
    ...SITE,
    'dist/about.html.br': brotliCompressSync(about),
    'dist/about.html.gz': gzipSync(about),
  })
  const app = createApp({ dist: join(root, 'dist') })
  const get = (encoding: string, path = '/about') =>
    app.request(path, { headers: { 'Accept-Encoding': encoding } })
  const etags = new Set<string | null>()
  for (const [accepted, sent, bytes] of [
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(about)],
    ['gzip', 'gzip', gzipSync(about)],
    ['gzip;q=0', null, about],
    ['', null, about],
  ] as const) {
    const response = await get(accepted)
    expect(headersOf(response, 'Content-Encoding', 'Vary', 'Content-Type')).toEqual([
      sent,
      'Accept-Encoding',
      'text/html; charset=utf-8',
    ])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    etags.add(response.headers.get('ETag'))
  }
  expect(etags.size).toBe(3)
  expect((await get('br', '/preview.jpg')).headers.get('Content-Encoding')).toBeNull()
})

test.each(['/', '/about', '/_astro/film.abc123.mp4', '/nowhere'])(
  'HEAD: %s has the status and headers of GET, without a body',
  async (path) => {
    const request = siteWith()
    const [get, head] = [await request(path), await request(path, {}, 'HEAD')]
    expect(head.status).toBe(get.status)
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  },
)

test.each(words('POST PUT PATCH DELETE OPTIONS PROPFIND'))(
  'method: %s is rejected on pages, and names what is allowed',
  async (method) => {
    for (const path of ['/', '/nowhere', '/about/']) {
      const response = await siteWith()(path, {}, method)
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD')
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
  for (const [status, response] of [
    [200, await request('/')],
    [200, await request('/preview.jpg')],
    [304, await request('/about', { 'If-None-Match': '*' })],
    [308, await request('/about/')],
    [400, await request('/submit', {}, 'POST')],
    [404, await request('/nowhere')],
    [404, await request('/_astro/gone.js')],
    [404, await request('/%')],
    [405, await request('/', {}, 'POST')],
    [416, await request('/_astro/film.abc123.mp4', { Range: 'bytes=99-' })],
    [500, await request('/healthz')],
  ] as const) {
    expect(response.status).toBe(status)
    expect(
      headersOf(response, 'Content-Security-Policy', 'X-Content-Type-Options', 'X-Of-Hashed'),
    ).toEqual([POLICY, 'nosniff', null])
  }
})

test('headers: of a hashed file are only nosniff and how long to keep it', async () => {
  const get = siteWith()
  const etag = (await get('/_astro/app.abc123.js')).headers.get('ETag')
  for (const asked of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': etag }]) {
    const response = await get('/_astro/app.abc123.js', asked)
    expect(
      headersOf(response, 'X-Content-Type-Options', 'Cache-Control', 'Content-Security-Policy'),
    ).toEqual(['nosniff', FOREVER, null])
  }
})

test('inbox: gets all requests to its two paths, and nothing else', async () => {
  const inbox = {
    fetch: ({ method, url }: Request) => Response.json(`${method} ${new URL(url).pathname}`),
  }
  const request = siteWith({ inbox })
  for (const [method, path] of [
    ['POST', '/submit'],
    ['GET', '/submit'],
    ['GET', '/healthz'],
  ] as const)
    expect(await (await request(path, {}, method)).json()).toBe(`${method} ${path}`)
  expect((await request('/submit/more', {}, 'POST')).status).toBe(405)
})

test.each([200, 500])(
  'release: /healthz names it only if the inbox is well: %d',
  async (status) => {
    const inbox = { fetch: () => new Response('inbox', { status }) }
    const app = createApp({ dist: join(temporaryFolder(SITE), 'dist'), release: 'r1', inbox })
    const response = await app.request('/healthz')
    expect([response.status, await response.text()]).toEqual([
      status,
      status === 200 ? 'r1' : 'inbox',
    ])
  },
)

test('inbox: without one its paths are not found', async () => {
  const request = siteWith()
  expect((await request('/submit', {}, 'POST')).status).toBe(405)
  expect((await request('/healthz')).status).toBe(404)
})

test('build: one that is missing or has no headers is rejected, with what to do', () => {
  expect(() => createApp({ dist: 'nowhere' })).toThrow("'npm run build:preview' first")
  expect(() => siteWith({ files: { 'dist/_headers': '/_astro/*\n  X: 1\n' } })).toThrow(
    'has no headers for all paths',
  )
})
