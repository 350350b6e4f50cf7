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
const FILM = '0123456789'

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
  'dist/_astro/film.abc123.mp4': FILM,
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

const found = (target: string, file: keyof typeof SITE, headers: Exchange['headers']) => ({
  target,
  status: 200,
  headers: { ...headers, 'content-encoding': null },
  body: SITE[file],
})
const missing = (target: string) => ({
  target,
  status: 404,
  headers: { ...PAGE, location: null },
  body: SITE['dist/404.html'],
})
const redirected = (target: string, status: number, location: string) => ({
  target,
  status,
  headers: { ...NOT_KEPT, location },
})
const encoded = (target: string, accepted: string, encoding: string, file: keyof typeof SITE) => ({
  target,
  sent: { 'accept-encoding': accepted },
  status: 200,
  headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  body: SITE[file],
})
const partOfFilm = (range: string, contentRange: string, body: string) => ({
  target: '/_astro/film.abc123.mp4',
  sent: { range },
  status: 206,
  headers: { ...HASHED, 'content-range': contentRange, 'content-length': String(body.length) },
  body,
})
const rejected = (method: string, target: string) => ({
  method,
  target,
  status: 405,
  headers: { ...NOT_KEPT, allow: 'GET, HEAD', location: null },
})

const EXCHANGES: Exchange[] = [
  found('/', 'dist/index.html', PAGE),
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

  partOfFilm('bytes=0-0', 'bytes 0-0/10', '0'),
  partOfFilm('bytes=4-', 'bytes 4-9/10', '456789'),
  partOfFilm('bytes=8-99', 'bytes 8-9/10', '89'),
  partOfFilm('bytes=-3', 'bytes 7-9/10', '789'),
  {
    target: '/_astro/film.abc123.mp4',
    sent: { range: 'bytes=10-' },
    status: 416,
    headers: { 'content-range': 'bytes */10', 'x-content-type-options': 'nosniff' },
  },

  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) =>
    rejected(method, '/'),
  ),
  ...['/nowhere', '/about/', '/careers', '/_astro/app.abc123.js'].map((target) =>
    rejected('POST', target),
  ),

  { ...found('/about', 'dist/about.html', PAGE), method: 'HEAD', body: '' },
  {
    ...found('/_astro/film.abc123.mp4', 'dist/_astro/film.abc123.mp4', HASHED),
    method: 'HEAD',
    body: '',
  },
  { ...missing('/nowhere'), method: 'HEAD', body: '' },
  { ...redirected('/about/', 308, '/about'), method: 'HEAD', body: '' },
]

/** Targets that try to lead out of the folder or, by a redirect, out of the site. */
const HOSTILE_TARGETS = words(String.raw`
  /../secret.txt /..\secret.txt /..\..\secret.txt /%2e%2e/secret.txt /.%2E/secret.txt /..%5csecret.txt
  /....//secret.txt /services/..%2f..%2fsecret.txt /services/../../secret.txt /%252e%252e/secret.txt
  /%c0%ae%c0%ae/secret.txt /a/../.env /services/..%2f.env //.env
  //foreign.test/ ///foreign.test/ /\foreign.test/ /\/foreign.test/ /%5Cforeign.test/
  /%5c%5cforeign.test/ /%2Fforeign.test/ /%2F%2Fforeign.test/ /%09/foreign.test/ /%09%5Cforeign.test/
  /.//foreign.test/ /about/..//foreign.test/ /%2e/%5Cforeign.test/ /%0d%0aLocation:%20https:foreign.test/
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
  return {
    status: response.statusCode!,
    headers: response.headers,
    body: await text(response),
  }
}

/** Tests that a server of `SITE`'s folder `dist` responds as every server of the site must. */
export function testRequests(originOf: () => string) {
  const titled = EXCHANGES.map((row) => ({ method: 'GET', sent: {}, ...row }))
  test.each(titled)('$method $target $sent: gets $status', async (exchanged) => {
    const response = await exchange(originOf(), exchanged)
    expect(response.status).toBe(exchanged.status)
    for (const [name, value] of Object.entries(exchanged.headers)) {
      // Servers write UTF-8 in both cases, and may say twice that a response varies.
      const received = response.headers[name]
        ?.toString()
        .replace('UTF', 'utf')
        .split(', Accept-')[0]
      expect([name, received ?? null]).toEqual([name, value])
    }
    if (exchanged.body !== undefined) expect(response.body).toBe(exchanged.body)
  })

  test.each(['/', '/robots.txt'])(
    '%s: a browser that has it does not get it again',
    async (target) => {
      const seen = new Set<unknown>()
      for (const encoding of ['br', 'identity']) {
        const sent = { 'accept-encoding': encoding }
        const { etag = '' } = (await exchange(originOf(), { target, sent })).headers
        seen.add(etag)
        const again = { target, sent: { ...sent, 'if-none-match': etag } }
        const { status, headers, body } = await exchange(originOf(), again)
        expect([status, headers.etag, body]).toEqual([304, etag, ''])
      }
      expect(seen.size).toBe(target === '/robots.txt' ? 1 : 2)
      const other = { target, sent: { 'if-none-match': '"of another build"' } }
      expect((await exchange(originOf(), other)).status).toBe(200)
    },
  )

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
