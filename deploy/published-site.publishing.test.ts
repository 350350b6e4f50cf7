import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { placeholdersInPages } from '../integrations/placeholders.ts'
import { PREVIEW_FOLDER, PUBLISHING_FOLDER } from '../integrations/build-target.ts'
import { copyProject, PROJECT, startEngine, temporaryFolder } from '../server/test-helpers.ts'

const PORT = 34_530
const SITE = 'https://www.northernstar.com'
const SERVICE = 'https://forms.northernstar.com'
/** With blanks around them, as a hasty hand leaves them. */
const FORM = { FORM_ENDPOINT: `${SERVICE}/inquiries `, FORM_ACCESS_KEY: ' a-key ' }
const SETTINGS = { SITE_URL: ` ${SITE}`, ...FORM }
/** Nothing of the tests' own, which is built in another way. */
const { PATH, HOME } = process.env
const ENVIRONMENT = { PATH, HOME, WRANGLER_SEND_METRICS: 'false', CI: 'true' }
const TEXT_FILE = /\.(html|js|css|xml|txt|json|webmanifest|svg)$|_headers$/
/** What the build draws from content/brand and from the words of the pages. */
const DRAWN_FILE = /^(previews\/)?[\w-]+\.(ico|jpg|png|svg)$/

vi.setConfig({ testTimeout: 180_000 })

const folder = temporaryFolder({}, afterAll)
const dist = join(folder, PUBLISHING_FOLDER)

function run(command: string, args: string[], settings = {}) {
  const env = { ...ENVIRONMENT, ...settings }
  execFileSync(command, args, { cwd: folder, env, stdio: 'pipe' })
}

// The project as another company would publish it, and a preview from before.
copyProject(folder)
run('npm', ['run', 'build:preview'])
fs.cpSync(join(PROJECT, 'e2e/fixtures/company'), folder, { recursive: true })
run('npm', ['run', 'build'], SETTINGS)

const filesIn = (pattern: RegExp) =>
  fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name))
const read = (name: string, root = dist) => fs.readFileSync(join(root, name), 'utf8')

test.each([
  ['_headers', 'Strict-Transport-Security: max-age=31536000'],
  ['robots.txt', `Sitemap: ${SITE}/`],
  ['about.html', `<link rel="canonical" href="${SITE}/about">`],
  ['privacy.html', new URL(SERVICE).host],
  ['index.html', `action="${SERVICE}/inquiries"`],
  ['contact.html', 'name="access_key" value="a-key"'],
  ['contact.html', `name="redirect" value="${SITE}/sent"`],
])('build: %s has %s', (name, text) => {
  expect(read(name)).toContain(text)
})

test('build: stops for the default company, with all that is left of it', () => {
  const other = temporaryFolder()
  copyProject(other)
  const build = (mode: string) =>
    spawnSync('npm', ['run', mode], {
      cwd: other,
      env: { ...ENVIRONMENT, ...SETTINGS },
      encoding: 'utf8',
    })
  for (const mode of ['build', 'build:server'])
    expect(build(mode)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('company.yaml: fictional: found'),
    })
  expect(fs.existsSync(join(other, PUBLISHING_FOLDER))).toBe(false)
})

test('build: nothing is left of the fictional company, the own inbox or this computer', () => {
  expect(placeholdersInPages(dist)).toEqual([])
  const texts = filesIn(TEXT_FILE)
  expect(texts.length).toBeGreaterThan(20)
  const trace = /dhruva|\/submit|embedded|\.example|localhost|127\.0\.0\.1/i
  // Licences have a vocabulary of their own.
  const found = texts.filter((name) => name !== 'licences.txt' && trace.test(read(name)))
  expect(found).toEqual([])
  const drawn = filesIn(DRAWN_FILE)
  expect(drawn.length).toBeGreaterThanOrEqual(11)
  const preview = join(folder, PREVIEW_FOLDER)
  expect(drawn.filter((name) => read(name) === read(name, preview))).toEqual([])
})

test('Cloudflare’s engine: builds, then serves with the headers of the build', async () => {
  fs.rmSync(dist, { recursive: true })
  const { printed, stop } = await startEngine(folder, PORT, { ...ENVIRONMENT, ...SETTINGS })
  onTestFinished(stop)
  expect(printed.output).toContain('Parsed 2 valid header rules')

  const get = (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`, { redirect: 'manual' })
  const [, policy] = /Content-Security-Policy: (.+)/.exec(read('_headers'))!
  const [script] = filesIn(/^_astro\/client.*\.js$/)
  for (const [path, status, cache] of [
    ['/about', 200, /max-age=0, must-revalidate/],
    [`/${script}`, 200, /^public, max-age=31536000, immutable$/],
    ['/_headers', 404, /max-age=0, must-revalidate/],
  ] as const) {
    const response = await get(path)
    expect(response.status, path).toBe(status)
    expect(response.headers.get('cache-control'), path).toMatch(cache)
    expect(response.headers.get('content-security-policy'), path).toBe(policy)
  }
  expect((await get('/about/')).headers.get('location')).toBe('/about')
})

test('build:server: the form sends to the site’s own server', () => {
  run('npm', ['run', 'build:server'], { SITE_URL: SITE })
  expect(read('contact.html')).toMatch(/<form[^>]* action="\/submit"/)
  expect(read('_headers')).toContain("form-action 'self';")
  const { form } = parse(read('content/contact.yaml', folder))
  const letters = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}]/gu, '')
  expect(letters(read('contact.html'))).toContain(letters(form.privacy.text.own))
})
