import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A request, and what every server of the site must respond: headers by lower-case name, null for one that is missing. */
interface Exchange {
  method?: string
  target: string
  sent?: Record<string, string>
  status: number
  headers: Record<string, string | null>
  body?: string
}

/** Splits a list that is long for one item a line. */
const words = (list: string) => list.trim().split(/\s+/)
const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Words</p>'.repeat(99)}`

export const POLICY = "default-src 'none'; script-src 'self'"

/** A small built site in `dist`, beside files that nobody may get. */
export const SITE: Record<string, string> = {
  'dist/_headers': `/*
  Content-Security-Policy: ${POLICY}
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'dist/_redirects': '/careers /services/crew 301\n/jobs /services/crew 301\n',
  'dist/index.html': page('Home'),
  'dist/index.html.br': 'by brotli',
  'dist/index.html.gz': 'by gzip',
  'dist/about.html': page('About'),
  'dist/services.html': page('Services'),
  'dist/services/crew.html': page('Crew'),
  'dist/services/.draft.html': 'SECRET=1',
  'dist/404.html': page('Not found'),
  'dist/_astro/app.abc123.js': 'export {}',
  'dist/_astro/app.abc123.js.br': 'the script by brotli',
  'dist/_astro/video.abc123.mp4': '0123456789',
  'dist/previews/home.jpg': 'a picture',
  'dist/robots.txt': 'User-agent: *',
  'dist/.well-known/security.txt': 'Contact: mailto:desk@site.example',
  'dist/.env': 'SECRET=1',
  'dist/.git/config': 'SECRET=1',
  'secret.txt': 'SECRET=1',
}

const POLICIES = {
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const NOT_KEPT = { ...POLICIES, 'cache-control': 'no-cache, no-transform' }
const PAGE = { ...NOT_KEPT, 'content-type': 'text/html; charset=utf-8' }
const NOT_FOUND = { status: 404, headers: PAGE, body: SITE['dist/404.html'] }
const NOT_ALLOWED = { status: 405, headers: { ...NOT_KEPT, allow: 'GET, HEAD' } }
const FILE = { ...POLICIES, 'cache-control': 'public, max-age=3600' }
/** Hashed files need no policies for pages: without them, responses stay small. */
const HASHED = {
  'content-security-policy': null,
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Targets that get a file, by default the one that they name. */
const found = (headers: Exchange['headers'], targets: string, file?: string): Exchange[] =>
  words(targets).map((target) => {
    return { target, status: 200, headers, body: SITE[`dist${file ?? target}`] }
  })
const redirected = (target: string, status: number, location: string): Exchange => {
  return { target, status, headers: { ...NOT_KEPT, location } }
}
const encoded = (target: string, accepted: string, encoding: string, file: string): Exchange => {
  const headers = { 'content-encoding': encoding, vary: 'Accept-Encoding' }
  return { ...found(headers, target, file)[0]!, sent: { 'accept-encoding': accepted } }
}
const partOfVideo = (range: string, status: number, part: string, body?: string): Exchange => {
  const headers = { 'content-range': part, 'x-content-type-options': 'nosniff' }
  return { target: '/_astro/video.abc123.mp4', sent: { range }, status, headers, body }
}

const EXCHANGES: Exchange[] = [
  ...found({ ...PAGE, 'content-encoding': null }, '/', '/index.html'),
  ...found(PAGE, '/about /about?from=mail /about.html', '/about.html'),
  ...found(PAGE, '/services', '/services.html'),
  ...found(PAGE, '/services/crew', '/services/crew.html'),
  ...found(HASHED, '/_astro/app.abc123.js /_astro/video.abc123.mp4'),
  ...found(FILE, '/previews/home.jpg /robots.txt /.well-known/security.txt'),

  redirected('/about/', 308, '/about'),
  redirected('/services/', 308, '/services'),
  redirected('/services/crew/?a=b&c=%2F%2Fd', 308, '/services/crew?a=b&c=%2F%2Fd'),
  redirected('/careers', 301, '/services/crew'),
  redirected('/jobs', 301, '/services/crew'),

  ...words(`
    /nowhere /about/crew /about.htm /previews /_astro/gone.js /careers/more /404 /404.html /500
    /_headers /_redirects /.env /%2eenv /.git/config /.well-known /services/.draft
    /services/.draft.html /index.html.br /index.html.gz /_astro/app.abc123.js.br
  `).map((target) => ({ target, ...NOT_FOUND })),

  encoded('/', 'gzip, deflate, br, zstd', 'br', '/index.html.br'),
  encoded('/', 'gzip', 'gzip', '/index.html.gz'),
  encoded('/_astro/app.abc123.js', 'gzip, br', 'br', '/_astro/app.abc123.js.br'),

  partOfVideo('bytes=0-0', 206, 'bytes 0-0/10', '0'),
  partOfVideo('bytes=4-', 206, 'bytes 4-9/10', '456789'),
  partOfVideo('bytes=-3', 206, 'bytes 7-9/10', '789'),
  partOfVideo('bytes=10-', 416, 'bytes */10'),

  ...words('POST PUT PATCH DELETE OPTIONS PROPFIND').map((method) => {
    return { method, target: '/about', ...NOT_ALLOWED }
  }),
  ...words('/nowhere /about/ /careers /_astro/app.abc123.js').map((target) => {
    return { method: 'POST', target, ...NOT_ALLOWED }
  }),
]

/** Targets that try to lead out of the folder or, by a redirect, out of the site. */
const HOSTILE_TARGETS = words(String.raw`
  /../secret.txt /..\..\secret.txt /%2e%2e/secret.txt /..%5csecret.txt /services/..%2f..%2fsecret.txt
  /%252e%252e/secret.txt /%c0%ae%c0%ae/secret.txt /a/../.env /services/..%2f.env //.env
  //foreign.test/ ///foreign.test/ /\foreign.test/ /\/foreign.test/ /%5Cforeign.test/ /%2F%2Fforeign.test/
  /%09/foreign.test/ /.//foreign.test/ /about/..//foreign.test/ /%0d%0aLocation:%20https:foreign.test/
`)

/** Targets that are no address. A server may reject them before anything of ours sees them. */
export const MALFORMED_TARGETS = ['/%zz', '/%', '/about%', '/preview.jpg%00.html']

/** Sends a request with its target as it is, which `fetch` would tidy up first. */
export async function exchange(
  origin: string,
  { method, target, sent }: Pick<Exchange, 'method' | 'target' | 'sent'>,
) {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, method, path: target, headers: sent, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject).end()
  })
  return { status: response.statusCode!, headers: response.headers, body: await text(response) }
}

/** Tests that a server of `SITE`'s folder `dist` responds as every server of the site must. */
export function testRequests(originOf: () => string) {
  const rows = EXCHANGES.map((row) => ({ method: 'GET', sent: {}, ...row }))
  const gets = rows.filter(({ method, sent }) => method === 'GET' && !('range' in sent))
  test.each([...rows, ...gets.map((row) => ({ ...row, method: 'HEAD', body: '' }))])(
    '$method $target $sent: gets $status',
    async ({ status, headers, body, ...sent }) => {
      const response = await exchange(originOf(), sent)
      expect(response.status).toBe(status)
      for (const [name, value] of Object.entries(headers)) {
        // Servers write UTF-8 in both cases, and may say twice that a response varies.
        const received = response.headers[name]?.toString().replace('UTF', 'utf')
        expect([name, received?.split(', Accept-')[0] ?? null]).toEqual([name, value])
      }
      if (body !== undefined) expect(response.body).toBe(body)
    },
  )

  test.each(['/', '/robots.txt'])('%s: who has it does not get it again', async (target) => {
    const get = (sent: Record<string, string>) => exchange(originOf(), { target, sent })
    for (const encoding of ['br', 'identity']) {
      const sent = { 'accept-encoding': encoding }
      const { etag = '' } = (await get(sent)).headers
      expect(await get({ ...sent, 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    }
    expect((await get({ 'if-none-match': '"of another build"' })).status).toBe(200)
  })

  test.each([...HOSTILE_TARGETS, ...MALFORMED_TARGETS])(
    '%s: leads out of neither folder nor site',
    async (target) => {
      const { status, headers, body } = await exchange(originOf(), { target })
      expect(body).not.toContain('SECRET')
      if (status === 308) expect(headers.location).toMatch(/^\/[\w~-][\w./~-]*$/)
      else expect([400, 404]).toContain(status)
      if (!MALFORMED_TARGETS.includes(target)) expect(headers).toMatchObject(POLICIES)
    },
  )
}
