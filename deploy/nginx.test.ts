import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { precompressFolder } from '../build/precompress.ts'
import { anInquiry } from '../server/inbox/testing/contract.ts'
import { startInbox } from '../server/inbox/testing/start-inbox.ts'
import { temporaryFolder } from '../server/test-helpers.ts'
import { publishedHeaders } from '../build/headers.ts'
import { makeCertificate, missingForNginx, nginxIn } from './local-nginx.ts'
import { nginxConfig, otherNameOf, SERVER_PLACE } from './nginx.ts'
import { readPageFacts } from '../build/headers.ts'
import { ask } from './ask.ts'
import { expectSite } from './testing/expect-site.ts'
import { freePorts } from './testing/free-ports.ts'

const HOST = '127.0.0.1'

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>go()</script><p>${'Words. '.repeat(400)}`

const FILES = {
  'dist/index.html': page('Home'),
  'dist/about.html': page('About'),
  'dist/404.html': page('Unexpected Application Error!'),
  'dist/500.html': page('Unexpected Application Error!'),
  'dist/_headers': '/*',
  'dist/.env': 'SECRET=1',
  'dist/.well-known/.env': 'SECRET=1',
  'dist/.well-known/security.txt': 'Contact: a@b.c',
  'dist/site.webmanifest': '{}',
  'dist/_astro/app.abc123.js': 'export {}',
  'secret.txt': 'SECRET=1',
}

const missing = missingForNginx()
if (missing.length > 0)
  console.warn(`The server for nginx is not tried out: it needs ${missing.join(', ')}.`)

/** Serves the files with the server that is written for them, and one file of a former release. */
async function startNginx(inbox?: string) {
  const folder = temporaryFolder({ ...FILES, 'www/former/_astro/old.abc123.js': 'export {}' })
  const pages = join(folder, 'dist')
  await precompressFolder(pages)
  const [port, plainPort] = (await freePorts(2)) as [number, number]
  const headers = publishedHeaders(readPageFacts(pages))
  const nginx = nginxIn(folder)
  const place = nginx.placeFor({
    plain: [`127.0.0.1:${plainPort}`],
    secure: [`127.0.0.1:${port} ssl http2`],
  })
  makeCertificate(place.certificates, HOST)
  writeFileSync(
    join(nginx.configs, 'site.conf'),
    nginxConfig({ headers, host: HOST, pages, place, inbox }),
  )
  onTestFinished(await nginx.start(port))
  expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toMatch(/\[(warn|emerg)\]/)
  return { headers, origin: `https://${HOST}:${port}`, plain: `http://${HOST}:${plainPort}`, place }
}

test.skipIf(missing.length > 0)(
  'nginx serves the site with the server written for it',
  async () => {
    const { origin, plain, headers, place } = await startNginx()
    const encodings = ['br', 'gzip']
    await expectSite(origin, { headers, encodings, hashedFile: '/_astro/app.abc123.js' })

    const type = async (path: string) => (await ask(origin, path)).headers['content-type']?.[0]
    expect(await type('/site.webmanifest')).toContain('application/manifest+json')
    expect(await type('/_astro/app.abc123.js')).toContain('javascript')
    expect((await ask(origin, '/404')).status).toBe(404)
    expect((await ask(origin, '/.well-known/security.txt')).body).toBe('Contact: a@b.c')
    expect((await ask(origin, '/.well-known/.env')).status).toBe(404)
    const lost = await ask(origin, '/_astro/lost.js')
    expect([lost.status, lost.headers['cache-control']]).toEqual([404, ['no-cache']])
    const former = await ask(origin, '/_astro/old.abc123.js')
    expect([former.status, former.headers['cache-control']?.[0]]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])

    // certbot asks without encryption; everybody else is sent on, and from the other name as well.
    const asked = '.well-known/acme-challenge/token'
    mkdirSync(join(place.base, 'acme/.well-known/acme-challenge'), { recursive: true })
    writeFileSync(join(place.base, 'acme', asked), 'proof')
    expect((await ask(plain, `/${asked}`)).body).toBe('proof')
    const other = { headers: { host: otherNameOf(HOST) } }
    for (const reply of [
      await ask(plain, '/a?b'),
      await ask(plain, '/a?b', other),
      await ask(origin, '/a?b', other),
    ])
      expect([reply.status, reply.headers['location']]).toEqual([301, [`https://${HOST}/a?b`]])
  },
)

test.skipIf(missing.length > 0)(
  'nginx passes inquiries to the inbox, with the address of who sends them',
  async () => {
    const inbox = await startInbox({ addressHeader: 'X-Real-IP', requestsPerMinute: 2 })
    const { origin, headers } = await startNginx(new URL(inbox.origin).host)
    const post = (body: string, forged: string) =>
      ask(origin, '/submit', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin, 'X-Real-IP': forged },
        body,
      })
    const accepted = await post(JSON.stringify(anInquiry()), '198.51.100.1')
    expect([accepted.status, JSON.parse(accepted.body)]).toEqual([
      200,
      expect.objectContaining({ success: true }),
    ])
    for (const [name, value] of Object.entries(headers))
      expect(accepted.headers[name.toLowerCase()]).toEqual([value])
    expect(accepted.headers['cache-control']).toEqual(['no-store'])
    expect((await post('x'.repeat(70_000), '198.51.100.2')).status).toBe(413)
    expect((await post(JSON.stringify(anInquiry()), '198.51.100.3')).status).toBe(429)
    expect(inbox.stored()).toHaveLength(1)
    expect((await ask(origin, '/healthz')).status).toBe(404)
  },
)

test.each([
  ['www.northernstar.com', 'northernstar.com'],
  ['northernstar.com', 'www.northernstar.com'],
])('%s is asked for as %s, too', (host, other) => {
  expect(otherNameOf(host)).toBe(other)
})

test('on a server it listens to both kinds of addresses, with and without encryption', () => {
  const config = nginxConfig({ headers: {}, host: 'a.b', pages: '/pages', place: SERVER_PLACE })
  for (const address of ['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'])
    expect(config).toContain(`    listen ${address};\n`)
  expect(config).toContain('ssl_certificate /etc/letsencrypt/live/a.b/fullchain.pem;')
})
