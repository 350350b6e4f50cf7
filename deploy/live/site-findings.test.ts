import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeHeaders } from '../../build/headers.ts'
import { openInbox } from '../../server/inbox/node.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { listen, temporaryFolder } from '../../server/test-helpers.ts'
import { siteFindings } from './site-findings.ts'

const NOW = new Date('2026-11-23')
const SECURITY_TXT = '.well-known/security.txt'

const FORM =
  '<form action="https://forms.test/submit"><input type="hidden" name="access_key" value="key"></form>'
const script = (address: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","url":"${address}/"}</script>`

const listed = (origin: string, path: string, body = '') =>
  `<!doctype html><title>Page</title><link rel="canonical" href="${origin}${path}">` +
  `<script>go()</script><script src="/_astro/app.abc123.js"></script>${script(origin)}${body}`

const siteOf = (origin: string): Record<string, string> => ({
  'index.html': listed(origin, '/'),
  'about.html': listed(origin, '/about'),
  'contact.html': listed(origin, '/contact', FORM),
  'sent.html': '<!doctype html><meta name="robots" content="noindex">',
  'not-sent.html': '<!doctype html><meta name="robots" content="noindex">',
  '404.html': '<!doctype html><title>Error</title>',
  '_astro/app.abc123.js': 'export {}',
  'robots.txt': `Sitemap: ${origin}/sitemap-index.xml\n`,
  'sitemap-index.xml': `<loc>${origin}/sitemap-0.xml</loc>`,
  'sitemap-0.xml': ['', 'about', 'contact'].map((path) => `<loc>${origin}/${path}</loc>`).join(''),
  [SECURITY_TXT]: `Contact: mailto:a@ships.test\nExpires: 2027-10-31T23:59:59Z\nCanonical: ${origin}/${SECURITY_TXT}\n`,
})

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

/** A site that is right but for the files that `spoil` changes and the answers that `fault` gives. */
async function findingsOf(
  spoil: (files: Record<string, string>) => Record<string, string> = () => ({}),
  fault: Fault = () => false,
) {
  const server = createServer()
  const origin = await listen(server)
  const files = siteOf(origin)
  const dist = temporaryFolder({ ...files, ...spoil(files) })
  await writeHeaders(dist, false)
  const file = join(temporaryFolder(), 'inquiries.db')
  const inbox = openInbox({ file, requestsPerMinute: 10, retentionDays: 1 })
  onTestFinished(inbox.close)
  const site = createSiteServer({ dist, inbox })
  server.on('request', (request, response) => {
    if (!fault(request, response)) site.emit('request', request, response)
  })
  const { findings } = await siteFindings(origin, NOW)
  return findings.map((finding) => finding.replaceAll(origin, 'ORIGIN'))
}

/** Changes one file of the site. */
const change = (name: string, from: RegExp | string, to: string) =>
  findingsOf((files) => ({ [name]: files[name]!.replace(from, to) }))

/** Answers at one path in another way. */
const answering = (path: string, act: (response: ServerResponse) => void) =>
  findingsOf(undefined, ({ url }, response) => {
    if (url !== path) return false
    act(response)
    return true
  })

/** Changes a header of every answer. */
const withHeader = (name: string, value: string | undefined) =>
  findingsOf(undefined, (_, response) => {
    const { writeHead } = response
    response.writeHead = ((status: number, headers: Record<string, string>) => {
      const { [name.toLowerCase()]: _, ...others } = headers
      return writeHead.call(
        response,
        status,
        value === undefined ? others : { ...others, [name]: value },
      )
    }) as typeof writeHead
    return false
  })

test('of a site that is right there is nothing to say', async () => {
  expect(await findingsOf()).toEqual([])
})

test.each<[string, () => Promise<string[]>, string]>([
  [
    'a page that fails',
    () => answering('/about', (response) => response.writeHead(500).end()),
    '/about: status 500, wanted 200',
  ],
  [
    'a page that gives no answer',
    () => answering('/about', (response) => response.destroy()),
    '/about: Error: socket hang up',
  ],
  [
    'an error page that says all is well',
    () => answering('/no-page-has-this-address', (response) => response.end()),
    '/no-page-has-this-address: status 200, wanted 404',
  ],
  [
    'a header that is missing',
    () => withHeader('X-Content-Type-Options', undefined),
    '/: X-Content-Type-Options is missing, wanted nosniff',
  ],
  [
    'no policy',
    () => withHeader('Content-Security-Policy', undefined),
    '/: Content-Security-Policy is there 0 times, wanted once',
  ],
  [
    'the policy of another build',
    () =>
      withHeader('Content-Security-Policy', "default-src 'none'; script-src 'self' 'sha256-a='"),
    "/: the policy's script-src lacks 'sha256-",
  ],
  [
    'a policy that lets everything run',
    () => withHeader('Content-Security-Policy', "script-src 'unsafe-inline'"),
    "/: the policy's script-src allows 'unsafe-inline'",
  ],
  [
    'a policy that does not know the form’s service',
    () => withHeader('Content-Security-Policy', "form-action 'self'"),
    "/contact: the policy's form-action lacks https://forms.test, which the page needs",
  ],
  [
    'a page that is kept',
    () => withHeader('Cache-Control', 'max-age=60'),
    '/: Cache-Control is max-age=60',
  ],
  [
    'a file that is lost',
    () => change('about.html', 'app.abc123', 'app.old'),
    '/_astro/app.old.js: status 404, wanted 200',
  ],
  [
    'a hashed file that is not kept',
    () => withHeader('Cache-Control', 'no-cache'),
    '/_astro/app.abc123.js: Cache-Control is no-cache',
  ],
  [
    'structured data that nobody can read',
    () => change('about.html', '{"@', '{@'),
    '/about: its structured data cannot be read',
  ],
  [
    'the address of another site',
    () => change('about.html', /href="[^"]+"/, 'href="https://old.test/about"'),
    '/about: names https://old.test/about as its own, wanted ORIGIN/about',
  ],
  [
    'a page that search engines are kept from',
    () => change('about.html', '</title>', '</title><meta name="robots" content="noindex">'),
    '/about: is kept from search engines',
  ],
  [
    'a page that they are not kept from',
    () => change('sent.html', 'noindex', 'all'),
    '/sent: is not kept from search engines',
  ],
  [
    'a sitemap of another site',
    () => change('sitemap-0.xml', /<loc>[^<]+\/about/, '<loc>https://old.test/about'),
    '/robots.txt, sitemap: https://old.test/about is not of ORIGIN',
  ],
  ['no sitemap', () => change('robots.txt', /.+/, ''), '/robots.txt: names no sitemap'],
  [
    'a preview',
    () => change('contact.html', 'value="key"', 'value="embedded"'),
    'form: this is a preview, which sends to the computer that serves it',
  ],
  ['no key', () => change('contact.html', 'value="key"', 'value=""'), 'form: has no access key'],
  [
    'a form that leads nowhere',
    () => change('contact.html', 'https://forms.test/submit', '/inbox'),
    'form: /inbox answers with 404, so nobody takes inquiries',
  ],
  [
    'an open redirect',
    () =>
      answering('/%5Cforeign.test/', (response) =>
        response.writeHead(301, { Location: '/\\foreign.test' }).end(),
      ),
    '/%5Cforeign.test/: leads to another site, /\\foreign.test',
  ],
  [
    'a slash at the end that stays',
    () => answering('/about/', (response) => response.end()),
    '/about/: status 200 to nowhere, wanted /about',
  ],
  [
    'a security.txt that is over',
    () => change(SECURITY_TXT, '2027-10', '2026-10'),
    '/.well-known/security.txt: is over since 2026-10-31T23:59:59Z',
  ],
  [
    'one that is nearly over',
    () => change(SECURITY_TXT, '2027-10-31', '2026-12-03'),
    '/.well-known/security.txt: is over in 10 days',
  ],
  [
    'one without a contact',
    () => change(SECURITY_TXT, 'Contact', 'Contacts'),
    '/.well-known/security.txt: names no Contact',
  ],
])('%s is found', async (_, visit, finding) => {
  expect(await visit()).toContainEqual(expect.stringContaining(finding))
})

test('a form that sends to the site itself is right where somebody listens', async () => {
  expect(await change('contact.html', 'https://forms.test/submit', '/submit')).toEqual([])
})
