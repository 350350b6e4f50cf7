import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { precompressFolder } from '../build/precompress.ts'
import { expectNoWayOut } from '../deploy/testing/expect-site.ts'
import { openEmbeddedInbox } from './embedded-inbox.ts'
import { createSiteServer } from './site-server.ts'
import { inquiriesIn, listen, sendRaw, temporaryFolder } from './test-helpers.ts'

const page = (title: string) => `<!doctype html><title>${title}</title><script>go()</script>`

const FILES = {
  'dist/index.html': page('Home'),
  'dist/about.html': page('About') + '<p>Words</p>'.repeat(200),
  'dist/404.html': page('Unexpected Application Error!'),
  'dist/_astro/app.abc123.js': 'export {}',
  'dist/film.mp4': '0123456789',
  'dist/.well-known/security.txt': 'Contact: mailto:desk@site.example',
  'dist/.env': 'SECRET=1',
  'dist/.git/config': 'SECRET=1',
  'dist-old/secret.txt': 'SECRET=1',
  'secret.txt': 'SECRET=1',
}

async function startSite({ precompressed = false } = {}) {
  const root = temporaryFolder(FILES)
  const folder = join(root, 'dist')
  if (precompressed) await precompressFolder(folder)
  const file = join(root, 'inquiries.db')
  const { listener, close } = openEmbeddedInbox({ INQUIRIES_DB: file })
  onTestFinished(close)
  const origin = await listen(createSiteServer({ folder, formService: listener }))
  return { origin, folder, stored: () => inquiriesIn(file) }
}

const get = (url: string, headers = {}) => fetch(url, { headers, redirect: 'manual' })

/** Head and body as they came, which `fetch` would unpack. */
async function getPacked(origin: string, encoding: string) {
  const head = `GET /about HTTP/1.1\r\nHost: site\r\nConnection: close\r\n`
  const answer = await sendRaw(origin, `${head}Accept-Encoding: ${encoding}\r\n\r\n`)
  return { head: answer.split('\r\n\r\n')[0]!, size: answer.split('\r\n\r\n')[1]!.length }
}

test('serves pages under clean addresses, to be asked for anew each time', async () => {
  const { origin } = await startSite()
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
  ] as const) {
    const response = await get(origin + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain(`<title>${title}</title>`)
  }
})

test('serves the one folder with a dot that is for others', async () => {
  const { origin } = await startSite()
  const response = await get(`${origin}/.well-known/security.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(FILES['dist/.well-known/security.txt'])
})

test('answers 304 when the browser has the page already', async () => {
  const { origin } = await startSite()
  const etag = (await get(`${origin}/about`)).headers.get('etag')!
  const response = await get(`${origin}/about`, { 'If-None-Match': etag })
  expect(response.status).toBe(304)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('lets hashed files be kept for ever', async () => {
  const { origin } = await startSite()
  const found = await get(`${origin}/_astro/app.abc123.js`)
  expect(found.headers.get('cache-control')).toContain('immutable')
  const missing = await get(`${origin}/_astro/gone.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-cache')
})

test('sends an address with a slash at the end to the one without', async () => {
  const { origin } = await startSite()
  const response = await get(`${origin}/about/?a=b`)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/about?a=b')
})

test.each(['/nonsense', '/about/crew', '/404', '/404.html', '//about', '/about.htm', '/film'])(
  'answers %s with the error screen and status 404',
  async (path) => {
    const { origin } = await startSite()
    const response = await get(origin + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('Unexpected Application Error!')
  },
)

test.each([
  '/../secret.txt',
  '/../dist-old/secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e/secret.txt',
  '/....//secret.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/film.mp4%00.html',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/secret.txt',
  'http://site/../secret.txt',
  '*',
])('gives away nothing at %s', async (target) => {
  const { origin } = await startSite()
  const answer = await sendRaw(
    origin,
    `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
  expect(answer).not.toContain('SECRET')
  expect(answer).toContain('Content-Security-Policy: ')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s on a page', async (method) => {
  const { origin } = await startSite()
  const answer = await sendRaw(
    origin,
    `${method} / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
  expect(answer).toContain('Allow: GET, HEAD')
})

test('answers HEAD with the headers of the page alone', async () => {
  const { origin } = await startSite()
  const answer = await sendRaw(
    origin,
    'HEAD /about HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toContain(`Content-Length: ${FILES['dist/about.html'].length}`)
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

test('answers the part of the film a player asks for', async () => {
  const { origin } = await startSite()
  for (const [range, part, contentRange] of [
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ] as const) {
    const response = await get(`${origin}/film.mp4`, { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(await response.text()).toBe(part)
  }
  expect((await get(`${origin}/film.mp4`, { Range: 'bytes=10-' })).status).toBe(416)
})

test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x-y'])(
  'answers the unusual range %s with the whole film',
  async (range) => {
    const { origin } = await startSite()
    const response = await get(`${origin}/film.mp4`, { Range: range })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
  },
)

test('sends what was precompressed, as far as the browser takes it', async () => {
  const { origin } = await startSite({ precompressed: true })
  const brotli = await getPacked(origin, 'gzip, br')
  expect(brotli.head).toContain('Content-Encoding: br')
  expect(brotli.head).toContain('Vary: Accept-Encoding')
  expect(brotli.size).toBeLessThan(FILES['dist/about.html'].length / 5)
  expect((await getPacked(origin, 'gzip')).head).toContain('Content-Encoding: gzip')
  const plain = await getPacked(origin, 'identity')
  expect(plain.head).not.toContain('Content-Encoding')
  expect(plain.size).toBe(FILES['dist/about.html'].length)
  const unpacked = await get(`${origin}/about`)
  expect(unpacked.headers.get('content-type')).toContain('text/html')
  expect(await unpacked.text()).toBe(FILES['dist/about.html'])
})

test('carries the security headers on every answer, with the hashes of the pages', async () => {
  const { origin } = await startSite()
  const answers = [
    await get(origin),
    await get(`${origin}/film.mp4`),
    await get(`${origin}/nonsense`),
    await get(`${origin}/about/`),
    await get(`${origin}/%`),
    await get(`${origin}/submit`),
    await fetch(origin, { method: 'POST' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 308, 400, 405, 405])
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+=';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
})

test('carries them even on the answer to what is no HTTP', async () => {
  const { origin } = await startSite()
  const answer = await sendRaw(origin, 'GET /\0 HTTP/1.1\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  expect(answer).toContain('\r\nContent-Security-Policy: ')
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

test('passes inquiries to the form service', async () => {
  const { origin, stored } = await startSite()
  const response = await fetch(`${origin}/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ access_key: 'k', name: 'A', email: 'a@b.example', message: 'm' }),
  })
  expect(await response.json()).toMatchObject({ success: true })
  expect(stored()).toHaveLength(1)
})

test('serves a new build without a restart', async () => {
  const { origin, folder } = await startSite()
  await get(`${origin}/about`)
  writeFileSync(join(folder, 'about.html'), '<title>New</title><script>fresh()</script>')
  writeFileSync(join(folder, 'crew.html'), '<title>Crew</title>')
  const response = await get(`${origin}/about`)
  expect(await response.text()).toBe('<title>New</title><script>fresh()</script>')
  const hash = "'sha256-1Js3lFVRDi+0l7ZgBbGld26eZQAZtPb1tWpRa80bV2M='"
  expect(response.headers.get('content-security-policy')).toContain(hash)
  expect((await get(`${origin}/crew`)).status).toBe(200)
})

test('goes on while a build has taken everything away', async () => {
  const { origin, folder } = await startSite()
  rmSync(folder, { recursive: true })
  await get(`${origin}/film.mp4`).catch(() => 'the connection was dropped')
  const response = await get(`${origin}/nonsense`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-security-policy')).toContain('sha256-')
})

test('sends nobody to another site', async () => {
  const { origin } = await startSite()
  await expectNoWayOut(origin)
})

const PATIENCE = { requestMs: 300, answerMs: 300 }

async function startImpatient(files: Record<string, string>) {
  const folder = join(temporaryFolder(files), 'dist')
  const { listener, close } = openEmbeddedInbox({ INQUIRIES_DB: join(folder, '../inquiries.db') })
  onTestFinished(close)
  const server = createSiteServer({ folder, formService: listener }, PATIENCE)
  const origin = await listen(server)
  return { server, port: Number(new URL(origin).port) }
}

test('hangs up on a sender who does not come to an end, soon after the time is over', async () => {
  const { port } = await startImpatient(FILES)
  const socket = connect(port, '127.0.0.1')
  const dripping = setInterval(() => socket.write('x'), 50)
  onTestFinished(() => clearInterval(dripping))
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes)).on('error', () => {})
  const type = 'Content-Type: application/json'
  socket.write(`POST /submit HTTP/1.1\r\nHost: site\r\n${type}\r\nContent-Length: 999\r\n\r\n{`)
  await expect.poll(() => answer, { timeout: 5000 }).toMatch(/^HTTP\/1.1 408 /)
})

test('hangs up on a reader of the film who takes nothing any more', async () => {
  const film = { 'dist/film.mp4': 'x'.repeat(32 * 1024 * 1024) }
  const { server, port } = await startImpatient({ ...FILES, ...film })
  const open = () => new Promise((tell) => server.getConnections((_, count) => tell(count)))
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.pause().write('GET /film.mp4 HTTP/1.1\r\nHost: site\r\n\r\n')
  await expect.poll(open).toBe(1)
  await expect.poll(open, { timeout: 5000 }).toBe(0)
})
