import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { builtProblems } from '../build/guard.ts'
import { attributeOf, elementsOf, pagesIn } from '../build/html.ts'
import { PREVIEW_FOLDER, PUBLISHING_FOLDER } from '../build/settings.ts'
import { startEngine, WRANGLER } from '../server/test-helpers.ts'

const ROOT = join(import.meta.dirname, '..')
const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'dist-preview', 'test-results'])
const LIMIT_MS = 180_000
const PORT = 34_530

const SITE = 'https://www.northernstar.com'
const ENDPOINT = 'https://forms.northernstar.com/inquiries'
/** With blanks around them, as a hasty hand leaves them. */
const SETTINGS = { SITE_URL: ` ${SITE}`, FORM_ENDPOINT: `${ENDPOINT} `, FORM_ACCESS_KEY: ' a-key ' }
/** Nothing of the tests' own, which is built in another way. */
const { PATH, HOME } = process.env
const ENVIRONMENT = { PATH, HOME, WRANGLER_SEND_METRICS: 'false', CI: 'true' }
const TEXT_FILE = /\.(html|js|css|xml|txt|json|webmanifest|svg)$|_headers$/
/** What the build draws from content/brand and from the words of the pages. */
const DRAWN_FILE = /^(previews\/)?[\w-]+\.(ico|jpg|png|svg)$/

const folder = fs.mkdtempSync(join(tmpdir(), 'project-'))
const dist = join(folder, PUBLISHING_FOLDER)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Builds the copy of the project. Throws with what the build said if it failed. */
function build(script: string, settings: Record<string, string>) {
  const env = { ...ENVIRONMENT, ...settings }
  execFileSync('npm', ['run', '--silent', script], { cwd: folder, env, stdio: 'pipe' })
}

// The project as another company would publish it, with the pictures of earlier builds.
for (const name of fs.readdirSync(ROOT).filter((entry) => !NOT_COPIED.has(entry)))
  fs.cpSync(join(ROOT, name), join(folder, name), { recursive: true })
fs.symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
build('build:preview', {})
fs.cpSync(join(ROOT, 'e2e/fixtures/company'), folder, { recursive: true })
build('build', SETTINGS)

const read = (name: string) => fs.readFileSync(join(folder, name), 'utf8')
const filesIn = (root: string) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
const texts = filesIn(dist)
  .filter((name) => TEXT_FILE.test(name) && fs.statSync(join(dist, name)).isFile())
  .map((name) => ({ name, text: read(`dist/${name}`) }))
const headers = read('dist/_headers')

test('build: the forms send to the company’s service', () => {
  const elements = pagesIn(dist).flatMap((name) => elementsOf(read(`dist/${name}`)))
  const named = (name: string) => elements.filter((input) => attributeOf(input, 'name') === name)
  const valuesOf = (name: string) => named(name).map((input) => attributeOf(input, 'value'))
  const forms = elements.filter(({ tagName }) => tagName === 'form')
  expect(forms.map((form) => attributeOf(form, 'action'))).toEqual([ENDPOINT, ENDPOINT])
  expect(valuesOf('access_key')).toEqual(['a-key', 'a-key'])
  expect(valuesOf('redirect')).toEqual([`${SITE}/sent`, `${SITE}/sent`])
})

test.each(['/submit', 'embedded', '.example', 'form-fault', 'localhost', '127.0.0.1'])(
  'build: no file has %s',
  (trace) => {
    expect(texts.length).toBeGreaterThan(20)
    // Licences have a vocabulary of their own.
    const found = texts.filter(({ name, text }) => name !== 'licences.txt' && text.includes(trace))
    expect(found.map(({ name }) => name)).toEqual([])
  },
)

const { name } = parse(fs.readFileSync(join(ROOT, 'content/company.yaml'), 'utf8'))

test.runIf(name === 'Dhruva Maritime')(
  'build: holds no name, number or picture of the fictional company',
  () => {
    expect(builtProblems(dist)).toEqual([])
    expect(texts.filter(({ text }) => /dhruva/i.test(text)).map((file) => file.name)).toEqual([])

    const drawn = filesIn(dist).filter((file) => DRAWN_FILE.test(file))
    expect(drawn.length).toBeGreaterThanOrEqual(11)
    const bytes = (root: string, file: string) => fs.readFileSync(join(root, file), 'latin1')
    const preview = join(folder, PREVIEW_FOLDER)
    expect(drawn.filter((file) => bytes(dist, file) === bytes(preview, file))).toEqual([])
  },
)

test.each([
  ['_headers', 'Strict-Transport-Security: max-age=31536000'],
  ['_headers', "connect-src 'self' https://forms.northernstar.com;"],
  ['_headers', "form-action 'self' https://forms.northernstar.com;"],
  ['robots.txt', `Sitemap: ${SITE}/`],
  ['about.html', `<link rel="canonical" href="${SITE}/about">`],
  ['privacy.html', new URL(ENDPOINT).host],
])('build: %s has %s', (name, text) => {
  expect(texts.find((file) => file.name === name)?.text).toContain(text)
})

test('Cloudflare’s engine: serves the build with its headers', { timeout: LIMIT_MS }, async () => {
  const origin = `http://127.0.0.1:${PORT}`
  const settings = { ...ENVIRONMENT, ...SETTINGS }
  const { printed, stop } = await startEngine(folder, PORT, `Ready on ${origin}`, settings)
  onTestFinished(stop)
  expect(printed).toContain('Parsed 2 valid header rules')

  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  const [, policy] = /Content-Security-Policy: (.+)/.exec(headers)!
  const script = texts.find(({ name }) => name.startsWith('_astro/client'))!.name
  for (const [path, status, cache] of [
    ['/', 200, /max-age=0, must-revalidate/],
    ['/about', 200, /max-age=0, must-revalidate/],
    [`/${script}`, 200, /^public, max-age=31536000, immutable$/],
    ['/nowhere', 404, /max-age=0, must-revalidate/],
    ['/_headers', 404, /max-age=0, must-revalidate/],
  ] as const) {
    const response = await get(path)
    expect(response.status, path).toBe(status)
    expect(response.headers.get('cache-control'), path).toMatch(cache)
    expect(response.headers.get('content-security-policy'), path).toBe(policy)
  }
  expect((await get('/about/')).headers.get('location')).toBe('/about')
})

test('wrangler: builds before it deploys', { timeout: LIMIT_MS }, () => {
  fs.rmSync(dist, { recursive: true })
  const env = { ...ENVIRONMENT, ...SETTINGS }
  const args = [...WRANGLER, 'deploy', '--dry-run']
  expect(spawnSync('npx', args, { cwd: folder, env }).status).toBe(0)
  expect(fs.readdirSync(dist)).toContain('index.html')
})

test('build:server: the form sends to the site’s own server', { timeout: LIMIT_MS }, () => {
  build('build:server', { SITE_URL: SITE })
  const forms = elementsOf(read('dist/contact.html')).filter(({ tagName }) => tagName === 'form')
  expect(forms.map((form) => attributeOf(form, 'action'))).toEqual(['/submit'])
  expect(read('dist/_headers')).toContain("form-action 'self';")
  const { form } = parse(read('content/contact.yaml'))
  const letters = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}]/gu, '')
  expect(letters(read('dist/contact.html'))).toContain(letters(form.privacy.text.own))
})
