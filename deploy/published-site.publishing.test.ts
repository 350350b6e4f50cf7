import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { builtProblems } from '../build/guard.ts'
import { attributeOf, elementsOf, pagesIn } from '../build/html.ts'
import { PREVIEW_FOLDER, PUBLISHING_FOLDER } from '../build/settings.ts'
import { WRANGLER } from '../server/inbox/testing/wrangler.ts'

const ROOT = join(import.meta.dirname, '..')
/** Where Astro keeps pictures between builds. */
const PICTURE_CACHE = '.cache/astro'
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
/** What the build draws from content/brand and from the words of the pages. */
const DRAWN_FILE = /^(previews\/)?[\w-]+\.(ico|jpg|png|svg)$/

/** The project as another company would publish it. */
function published(): string {
  const folder = copyProject()
  build(folder, 'build:preview', {})
  cpSync(join(ROOT, 'e2e/fixtures/company'), folder, { recursive: true })
  build(folder, 'build', SETTINGS)
  return folder
}

/** A copy of the project with its packages and pictures, until all tests are over. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const args = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  for (const name of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(ROOT, name), join(folder, name))
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (!isCache) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  }
  cpSync(join(ROOT, PICTURE_CACHE), join(folder, PICTURE_CACHE), { recursive: true })
  return folder
}

/** Builds a copy of the project. Throws with what the build said if it failed. */
function build(
  folder: string,
  script: 'build' | 'build:preview' | 'build:server',
  env: Record<string, string>,
) {
  execFileSync('npm', ['run', '--silent', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
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

const { name } = parse(readFileSync(join(ROOT, 'content/company.yaml'), 'utf8'))

test.runIf(name === 'Dhruva Maritime')(
  'a published site holds no name, number or picture of the fictional company',
  () => {
    expect(builtProblems(dist)).toEqual([])
    expect(texts.filter(({ text }) => /dhruva/i.test(text)).map((file) => file.name)).toEqual([])

    const drawn = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      DRAWN_FILE.test(file),
    )
    expect(drawn.length).toBeGreaterThanOrEqual(11)
    const same = drawn.filter((file) =>
      readFileSync(join(dist, file)).equals(readFileSync(join(folder, PREVIEW_FOLDER, file))),
    )
    expect(same).toEqual([])
  },
)

test('a published site tells hosts and search engines its own address, and asks for https', () => {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  expect(read('_headers')).toMatch(/Strict-Transport-Security: max-age=31536000/)
  expect(read('_headers')).toContain("connect-src 'self' https://forms.northernstar.com;")
  expect(read('_headers')).toContain("form-action 'self' https://forms.northernstar.com;")
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/`)
  expect(read('about.html')).toContain(`<link rel="canonical" href="${SITE}/about">`)
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

    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    const [, policy] = /Content-Security-Policy: (.+)/.exec(
      readFileSync(join(dist, '_headers'), 'utf8'),
    )!
    const { name } = texts.find((file) => file.name.startsWith('_astro/client'))!
    for (const [path, status, cache] of [
      ['/', 200, /max-age=0, must-revalidate/],
      ['/about', 200, /max-age=0, must-revalidate/],
      [`/${name}`, 200, /^public, max-age=31536000, immutable$/],
      ['/nowhere', 404, /max-age=0, must-revalidate/],
      ['/_headers', 404, /max-age=0, must-revalidate/],
    ] as const) {
      const response = await get(path)
      expect(response.status, path).toBe(status)
      expect(response.headers.get('cache-control'), path).toMatch(cache)
      expect(response.headers.get('content-security-policy'), path).toBe(policy)
    }
    expect((await get('/about/')).headers.get('location')).toBe('/about')
  },
  START_LIMIT_MS,
)

test(
  'wrangler builds before it deploys',
  () => {
    rmSync(dist, { recursive: true })
    const { status } = spawnSync('npx', ['--yes', WRANGLER, 'deploy', '--dry-run'], {
      cwd: folder,
      env: ENVIRONMENT,
    })
    expect(status).toBe(0)
    expect(readdirSync(dist)).toContain('index.html')
  },
  START_LIMIT_MS,
)

test('a site with its own server sends inquiries there, and says so to its visitors', () => {
  build(folder, 'build:server', { SITE_URL: SITE })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const forms = elementsOf(read('dist/contact.html')).filter(({ tagName }) => tagName === 'form')
  expect(forms.map((form) => attributeOf(form, 'action'))).toEqual(['/submit'])
  expect(read('dist/_headers')).toContain("form-action 'self';")
  const letters = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}]/gu, '')
  const { form } = parse(read('content/contact.yaml'))
  expect(letters(read('dist/contact.html'))).toContain(letters(form.privacy.text.own))
  const { parts } = parse(read('content/privacy.yaml'))
  for (const text of parts.flatMap((part: { text: { own?: string[] } }) => part.text.own ?? []))
    for (const piece of text.split(/\{\w+\}/))
      expect(letters(read('dist/privacy.html'))).toContain(letters(piece))
})
