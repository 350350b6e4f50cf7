import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

type Headers = Record<string, string | null>
/**
 * A row contains a target, a status, response headers, a body, request headers and methods. Header names are lower
 * case, and null means that a header is missing. The default methods are GET and HEAD.
 */
type ResponseRow = [string, number, Headers, string?, Record<string, string>?, string?]

const splitList = (list: string) => list.trim().split(/\s+/)
const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Words</p>'.repeat(99)}`

const POLICY = "default-src 'none'; script-src 'self'"

export const SITE_FILES: Record<string, string> = {
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
  "dist/_astro/captain's [1] 海.abc123.js": 'export {}',
  'dist/_astro/video.abc123.mp4': '0123456789',
  'dist/social-images/home.jpg': 'a picture',
  'dist/robots.txt': 'User-agent: *',
  'dist/.well-known/security.txt': 'Contact: mailto:desk@site.example',
  'dist/.env': 'SECRET=1',
  'secret.txt': 'SECRET=1',
}

const NOSNIFF = { 'x-content-type-options': 'nosniff' }
export const SECURITY_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
}
const NO_CACHE = { ...SECURITY_HEADERS, 'cache-control': 'no-cache, no-transform' }
const PAGE = { ...NO_CACHE, 'content-type': 'text/html; charset=utf-8' }
const NOT_ALLOWED = { ...NO_CACHE, allow: 'GET, HEAD' }
const FILE = { ...SECURITY_HEADERS, 'cache-control': 'public, max-age=3600' }
const IMMUTABLE = { ...NOSNIFF, 'cache-control': 'public, max-age=31536000, immutable' }
const HASHED = { ...IMMUTABLE, 'content-security-policy': null }
const movedTo = (location: string) => ({ ...NO_CACHE, location })
const encoded = (encoding: string) => ({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
const part = (range: string) => ({ ...NOSNIFF, 'content-range': range })

const SCRIPT = '/_astro/app.abc123.js'
const VIDEO = '/_astro/video.abc123.mp4'
const NOT_FOUND = `/nowhere /about/crew /about.htm /social-images /_astro/gone.js /careers/more /404 /404.html /500
  /Nowhere/ /404. /_HEADERS /_headers /_redirects /.env /%2eenv /.git/config /.well-known /services/.draft /services/.draft.html
  /index.html.br /index.html.gz ${SCRIPT}.br /%00 /%ff /%E2%80%8B /, /about%ff /about%E2%80%8B /about%2C /about), /about%2520`
const ROWS: ResponseRow[] = [
  ['/', 200, { ...PAGE, 'content-encoding': null }, SITE_FILES['dist/index.html']],
  ['/about /about?from=mail /about.html', 200, PAGE, SITE_FILES['dist/about.html']],
  ['/services', 200, PAGE, SITE_FILES['dist/services.html']],
  ['/services/crew', 200, PAGE, SITE_FILES['dist/services/crew.html']],
  [`${SCRIPT} /_astro/captain%27s%20%5B1%5D%20%E6%B5%B7.abc123.js`, 200, HASHED, 'export {}'],
  ["/_astro/captain's%20[1]%20%e6%b5%b7.abc123.js", 200, HASHED, 'export {}'],
  [VIDEO, 200, HASHED, '0123456789'],
  ['/social-images/home.jpg', 200, FILE, 'a picture'],
  ['/robots.txt', 200, FILE, 'User-agent: *'],
  ['/.well-known/security.txt', 200, FILE, 'Contact: mailto:desk@site.example'],
  ['/about/', 308, movedTo('/about')],
  ['/services/', 308, movedTo('/services')],
  ['/services/crew/?a=b&c=%2F%2Fd', 308, movedTo('/services/crew?a=b&c=%2F%2Fd')],
  ['/About /about%20', 308, movedTo('/about')],
  ['/ABOUT. /about%2e /About%2F.%20', 308, { ...FILE, location: '/about' }],
  ['/Services/CREW/.?A=%42', 308, movedTo('/services/crew?A=%42')],
  ['//about ///about// /About//', 308, movedTo('/about')],
  ['//services///crew', 308, movedTo('/services/crew')],
  ['/%20 // ///', 308, movedTo('/')],
  ['/careers /jobs', 301, movedTo('/services/crew')],
  [NOT_FOUND, 404, PAGE, SITE_FILES['dist/404.html']],
  ['/', 200, encoded('br'), 'by brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['/', 200, encoded('gzip'), 'by gzip', { 'accept-encoding': 'gzip' }],
  [SCRIPT, 200, encoded('br'), 'the script by brotli', { 'accept-encoding': 'gzip, br' }],
  [VIDEO, 206, part('bytes 0-0/10'), '0', { range: 'bytes=0-0' }],
  [VIDEO, 206, part('bytes 4-9/10'), '456789', { range: 'bytes=4-' }],
  [VIDEO, 206, part('bytes 7-9/10'), '789', { range: 'bytes=-3' }],
  [VIDEO, 416, part('bytes */10'), undefined, { range: 'bytes=10-' }],
  ['/about', 405, NOT_ALLOWED, undefined, {}, 'POST PUT PATCH DELETE OPTIONS PROPFIND'],
  [`/nowhere /about/ /careers ${SCRIPT}`, 405, NOT_ALLOWED, undefined, {}, 'POST'],
]

const HOSTILE_TARGETS = splitList(String.raw`
  /../secret.txt /..\..\secret.txt /%2e%2e/secret.txt /..%5csecret.txt /services/..%2f..%2fsecret.txt
  /%252e%252e/secret.txt /%c0%ae%c0%ae/secret.txt /a/../.env /services/..%2f.env //.env
  //foreign.test/ ///foreign.test/ /\foreign.test/ /\/foreign.test/ /%5Cforeign.test/ /%2F%2Fforeign.test/
  /%09/foreign.test/ /.//foreign.test/ /about/..//foreign.test/ /%0d%0aLocation:%20https:foreign.test/
`)

export const BAD_ESCAPE_PATHS = ['/%zz', '/%', '/about%', '/preview.jpg%00.html']

/** Uses `request` from `node:http`, because `fetch` would normalize the path. */
export async function requestExactPath(origin: string, path: string, headers = {}, method = 'GET') {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, method, path, headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject).end()
  })
  return { status: response.statusCode!, headers: response.headers, body: await text(response) }
}

export function testSiteResponses(originOf: () => string, others: ResponseRow[] = []) {
  const cases = [...ROWS, ...others].flatMap(([targets, status, headers, body, sent, methods]) =>
    splitList(methods ?? (sent?.['range'] ? 'GET' : 'GET HEAD')).flatMap((method) =>
      splitList(targets).map((target) => ({ method, target, sent, status, headers, body })),
    ),
  )
  test.each(cases)(
    '$method $target with headers $sent: responds with $status',
    async ({ method, target, sent, status, headers, body }) => {
      const response = await requestExactPath(originOf(), target, sent, method)
      expect(response.status).toBe(status)
      for (const [name, value] of Object.entries(headers)) {
        const received = response.headers[name]?.toString().replace('UTF', 'utf')
        expect([name, received?.split(', Accept-')[0] ?? null]).toEqual([name, value])
      }
      if (body !== undefined) expect(response.body).toBe(method === 'HEAD' ? '' : body)
    },
  )

  test.each(['/', '/robots.txt'])(
    '%s, unchanged since the last request: is not sent again',
    async (target) => {
      const get = (sent: object) => requestExactPath(originOf(), target, sent)
      for (const encoding of ['br', 'identity']) {
        const sent = { 'accept-encoding': encoding }
        const { etag = '' } = (await get(sent)).headers
        expect(await get({ ...sent, 'if-none-match': etag })).toMatchObject({
          status: 304,
          body: '',
        })
      }
      expect((await get({ 'if-none-match': '"of another build"' })).status).toBe(200)
    },
  )

  test.each([...HOSTILE_TARGETS, ...BAD_ESCAPE_PATHS])(
    'hostile URL %s: does not lead out of the folder or the site',
    async (target) => {
      const { status, headers, body } = await requestExactPath(originOf(), target)
      expect(body).not.toContain('SECRET')
      if (status === 308) expect(headers.location).toMatch(/^\/[\w~-][\w./~-]*$/)
      else expect([400, 404]).toContain(status)
      if (!BAD_ESCAPE_PATHS.includes(target)) expect(headers).toMatchObject(SECURITY_HEADERS)
    },
  )
}
