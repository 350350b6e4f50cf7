import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A request, and what every server of the site must respond. */
interface Exchange {
  method?: string
  /** As it goes over the wire. */
  target: string
  sent?: Record<string, string>
  status: number
  /** By lower-case name; one that is null must be missing. */
  headers: Record<string, string | null>
  body?: string
}

/** Splits a list that is long for one item a line. */
const words = (list: string) => list.trim().split(/\s+/)
const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Words</p>'.repeat(99)}`

export const POLICY = "default-src 'none'; script-src 'self'"

/** A small built site in `dist`, beside files that nobody may get. */
export const SITE = {
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
  'dist/_astro/film.abc123.mp4': '0123456789',
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
const NOT_KEPT = { ...POLICIES, 'cache-control': 'no-cache' }
const PAGE = { ...NOT_KEPT, 'content-type': 'text/html; charset=utf-8' }
const FILE = { ...POLICIES, 'cache-control': 'public, max-age=3600' }
/** Hashed files need no policies for pages: without them, responses stay small. */
const HASHED = {
  'content-security-policy': null,
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
}

const found = (target: string, file: keyof typeof SITE, headers: Exchange['headers']) => {
  return { target, status: 200, headers, body: SITE[file] }
}
const missing = (target: string) => {
  return { target, status: 404, headers: PAGE, body: SITE['dist/404.html'] }
}
const redirected = (target: string, status: number, location: string) => {
  return { target, status, headers: { ...NOT_KEPT, location } }
}
const encoded = (target: string, accepted: string, encoding: string, file: keyof typeof SITE) => {
  const headers = { 'content-encoding': encoding, vary: 'Accept-Encoding' }
  return { ...found(target, file, headers), sent: { 'accept-encoding': accepted } }
}
const partOfFilm = (range: string, status: number, part: string, body?: string) => {
  const headers = { 'content-range': part, 'x-content-type-options': 'nosniff' }
  return { target: '/_astro/film.abc123.mp4', sent: { range }, status, headers, body }
}
const rejected = (method: string, target: string) => {
  return { method, target, status: 405, headers: { ...NOT_KEPT, allow: 'GET, HEAD' } }
}

const EXCHANGES: Exchange[] = [
  found('/', 'dist/index.html', { ...PAGE, 'content-encoding': null }),
  found('/about', 'dist/about.html', PAGE),
  found('/about?from=mail', 'dist/about.html', PAGE),
  found('/about.html', 'dist/about.html', PAGE),
  found('/services', 'dist/services.html', PAGE),
  found('/services/crew', 'dist/services/crew.html', PAGE),
  found('/_astro/app.abc123.js', 'dist/_astro/app.abc123.js', HASHED),
  found('/_astro/film.abc123.mp4', 'dist/_astro/film.abc123.mp4', HASHED),
  found('/previews/home.jpg', 'dist/previews/home.jpg', FILE),
  found('/robots.txt', 'dist/robots.txt', FILE),
  found('/.well-known/security.txt', 'dist/.well-known/security.txt', FILE),

  redirected('/about/', 308, '/about'),
  redirected('/services/', 308, '/services'),
  redirected('/services/crew/?a=b&c=%2F%2Fd', 308, '/services/crew?a=b&c=%2F%2Fd'),
  redirected('/careers', 301, '/services/crew'),
  redirected('/jobs', 301, '/services/crew'),

  ...words(`
    /nowhere /about/crew /about.htm /previews /_astro/gone.js /careers/more /404 /404.html /500
    /_headers /_redirects /.env /%2eenv /.git/config /.well-known /services/.draft
    /services/.draft.html /index.html.br /index.html.gz /_astro/app.abc123.js.br
  `).map(missing),

  encoded('/', 'gzip, deflate, br, zstd', 'br', 'dist/index.html.br'),
  encoded('/', 'gzip', 'gzip', 'dist/index.html.gz'),
  encoded('/_astro/app.abc123.js', 'gzip, br', 'br', 'dist/_astro/app.abc123.js.br'),

  partOfFilm('bytes=0-0', 206, 'bytes 0-0/10', '0'),
  partOfFilm('bytes=4-', 206, 'bytes 4-9/10', '456789'),
  partOfFilm('bytes=-3', 206, 'bytes 7-9/10', '789'),
  partOfFilm('bytes=10-', 416, 'bytes */10'),

  ...words('POST PUT PATCH DELETE OPTIONS PROPFIND').map((method) => rejected(method, '/')),
  ...words('/nowhere /about/ /careers /_astro/app.abc123.js').map((to) => rejected('POST', to)),

  { ...found('/about', 'dist/about.html', PAGE), method: 'HEAD', body: '' },
  { ...missing('/nowhere'), method: 'HEAD', body: '' },
  { ...redirected('/about/', 308, '/about'), method: 'HEAD', body: '' },
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
  test.each(EXCHANGES.map((row) => ({ method: 'GET', sent: {}, ...row })))(
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

  test.each(HOSTILE_TARGETS)('%s: leads out of neither folder nor site', async (target) => {
    const { status, headers, body } = await exchange(originOf(), { target })
    expect(body).not.toContain('SECRET')
    if (status === 308) expect(headers.location).toMatch(/^\/[\w~-][\w./~-]*$/)
    else expect([400, 404]).toContain(status)
    expect(headers).toMatchObject(POLICIES)
  })

  test.each(MALFORMED_TARGETS)('%s: is rejected', async (target) => {
    const { status, body } = await exchange(originOf(), { target })
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('SECRET')
  })
}
