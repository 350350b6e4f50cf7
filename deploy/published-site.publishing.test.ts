import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { attributeOf, elementsOf, pagesIn } from '../build/html.ts'
import { contentFilesIn } from '../build/content-files.ts'
import { build, copyProject } from './testing/project-copy.ts'
import { PUBLISHING_FOLDER } from '../build/settings.ts'
import { publishedHeaders } from '../build/headers.ts'
import { readPageFacts } from '../build/headers.ts'
import { FICTIONAL_FILES } from '../build/fictional-company.ts'
import { readRelease } from './release.ts'
import { WRANGLER } from '../server/inbox/testing/wrangler.ts'
import { expectSite } from './testing/expect-site.ts'

const WRANGLER_PORT = 4530
const START_LIMIT_MS = 180_000

const SITE = 'https://www.northernstar.com'
const ENDPOINT = 'https://forms.northernstar.com/inquiries'
const KEY = 'a-key-of-the-company'
/** With blanks around them, as a hasty hand leaves them. */
const SETTINGS = {
  SITE_URL: ` ${SITE}`,
  FORM_ENDPOINT: `${ENDPOINT} `,
  FORM_ACCESS_KEY: ` ${KEY} `,
}
/** Nothing of the tests' own, which is built in another way; wrangler builds, too. */
const ENVIRONMENT = {
  ...SETTINGS,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  WRANGLER_SEND_METRICS: 'false',
  CI: 'true',
}
const TEXT_FILE = /\.(html|js|css|xml|txt|json|webmanifest|svg)$|_headers$/

/** The project as a company would publish it: its own words in the place of the fictional ones. */
function published(): string {
  const folder = copyProject({ withPictures: true })
  for (const name of contentFilesIn(join(folder, 'content'))) {
    const file = join(folder, 'content', name)
    const words = readFileSync(file, 'utf8')
      .replaceAll('dhruva-maritime.example', 'northernstar.com')
      .replaceAll(/Dhruva( Maritime)?/g, 'Northern Star')
      .replaceAll('+91 00 0000 000', '+91 22 5555 010')
      .replaceAll(/Example Road|N\. Other/g, 'Star')
      .replaceAll(/^(\s+(?:number|cin|built): .*)0/gm, '$11')
    writeFileSync(file, words)
  }
  for (const name of Object.keys(FICTIONAL_FILES)) appendFileSync(join(folder, name), '\n')
  build(folder, 'build', SETTINGS)
  return folder
}

const folder = published()
const dist = join(folder, PUBLISHING_FOLDER)
const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => TEXT_FILE.test(name) && statSync(join(dist, name)).isFile())
  .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))

const elements = pagesIn(dist).flatMap((name) => elementsOf(readFileSync(join(dist, name), 'utf8')))

test('a published site sends to the company’s service and knows nothing of the embedded one', () => {
  const forms = elements.filter(({ tagName }) => tagName === 'form')
  expect(forms.map((form) => attributeOf(form, 'action'))).toEqual([ENDPOINT, ENDPOINT])
  const keys = elements.filter((input) => attributeOf(input, 'name') === 'access_key')
  expect(keys.map((input) => attributeOf(input, 'value'))).toEqual([KEY, KEY])
  const ends = elements.filter((input) => attributeOf(input, 'name') === 'redirect')
  expect(ends.map((input) => attributeOf(input, 'value'))).toEqual([`${SITE}/sent`, `${SITE}/sent`])
  expect(readFileSync(join(dist, 'privacy.html'), 'utf8')).toContain(new URL(ENDPOINT).host)

  expect(texts.length).toBeGreaterThan(20)
  // Licences have a vocabulary of their own.
  for (const { name, text } of texts.filter((file) => file.name !== 'licences.txt')) {
    for (const trace of ['/submit', 'embedded', '.example', 'form-fault', 'localhost', '127.0.0.1'])
      expect(text.includes(trace), `${trace} in ${name}`).toBe(false)
  }
})

test('a published site tells hosts and search engines its own address, and asks for https', () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  for (const file of ['dist/_headers', 'hosting/nginx.conf']) {
    expect(read(file)).toMatch(/Strict-Transport-Security.*max-age=31536000/)
    expect(read(file)).toContain("connect-src 'self' https://forms.northernstar.com;")
    expect(read(file)).toContain("form-action 'self' https://forms.northernstar.com;")
  }
  const { id, site } = readRelease(folder)
  expect(site).toBe(SITE)
  expect(read('hosting/nginx.conf')).toContain('server_name www.northernstar.com;')
  expect(read('hosting/nginx.conf')).toContain(`root /var/www/site/releases/${id}/dist;`)
  expect(read('dist/robots.txt')).toContain(`Sitemap: ${SITE}/`)
  expect(read('dist/about.html')).toContain(`<link rel="canonical" href="${SITE}/about">`)
})

test(
  'Cloudflare’s engine serves the published site',
  async () => {
    const port = String(WRANGLER_PORT)
    const args = ['--yes', WRANGLER, 'dev', '--ip', '127.0.0.1', '--port', port]
    const child = spawn('npx', [...args, '--inspector-port', '0'], {
      cwd: folder,
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    await expect
      .poll(() => said, { timeout: START_LIMIT_MS, interval: 200 })
      .toContain(`Ready on http://127.0.0.1:${port}`)
    expect(said).toContain('Parsed 2 valid header rules')

    const { name } = texts.find((file) => file.name.startsWith('_astro/client'))!
    const headers = publishedHeaders(readPageFacts(dist))
    await expectSite(`http://127.0.0.1:${port}`, { headers, hashedFile: `/${name}` })
  },
  START_LIMIT_MS,
)

test(
  'wrangler builds before it deploys, and what it takes is a release',
  () => {
    const { id } = readRelease(folder)
    rmSync(dist, { recursive: true })
    const { status } = spawnSync('npx', ['--yes', WRANGLER, 'deploy', '--dry-run'], {
      cwd: folder,
      env: ENVIRONMENT,
    })
    expect(status).toBe(0)
    expect(readRelease(folder).id).toBe(id)
  },
  START_LIMIT_MS,
)

test('a site that sends to the company’s own inbox brings it along, and says so to its visitors', () => {
  build(folder, 'build', { SITE_URL: SITE, FORM_ENDPOINT: '/submit', INBOX_RUNS_ON: 'nginx' })
  const forms = elements.filter(({ tagName }) => tagName === 'form')
  expect(forms.map((form) => attributeOf(form, 'action'))).toEqual(['/submit', '/submit'])
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('hosting/nginx.conf')).toContain('location = /submit {')
  expect(read('hosting/nginx.conf')).toContain("form-action 'self';")
  expect(readdirSync(join(folder, 'hosting/inbox'))).toContain('site-inbox.service')
  const letters = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}]/gu, '')
  const { form } = parse(read('content/contact.yaml'))
  expect(letters(read('dist/contact.html'))).toContain(letters(form.privacy.text.own))
  const { parts } = parse(read('content/privacy.yaml'))
  for (const text of parts.flatMap((part: { text: { own?: string[] } }) => part.text.own ?? []))
    for (const piece of text.split(/\{\w+\}/))
      expect(letters(read('dist/privacy.html'))).toContain(letters(piece))
})
