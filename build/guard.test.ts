import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { fileProblems } from './fictional-company.ts'
import { builtProblems, guard, publishingFindings, readContent, stringsIn } from './guard.ts'

const CONTENT = {
  'company.yaml': { name: 'Northern Star', email: 'desk@star.com', phones: ['+91 22 5555 0100'] },
}
const SETTINGS = {
  SITE_URL: 'https://www.northernstar.com',
  FORM_ENDPOINT: 'https://api.web3forms.com/submit',
  FORM_ACCESS_KEY: 'a-key',
}
const NO_SETTINGS = { SITE_URL: '', FORM_ENDPOINT: '', FORM_ACCESS_KEY: '' }

const problemsOf = (content: Record<string, unknown>, settings = {}, hasServer = false) =>
  publishingFindings(content, { ...SETTINGS, ...settings }, new Date(), hasServer).problems

test('guard: lists everything of the fictional company and every missing setting at once', () => {
  const content = {
    'company.yaml': { name: 'Dhruva Maritime', phones: ['+91 00 0000 0000', '+91 00 0000 0001'] },
    'home.yaml': { links: [{ href: 'https://dhruva-maritime.example/film' }] },
  }
  const problems = problemsOf(content, NO_SETTINGS)
  const places = problems.map((text) => text.replace(/ (is missing|holds|is a|belongs).*/, ''))
  expect(places).toEqual([
    "content/company.yaml, name: 'Dhruva Maritime'",
    "content/company.yaml, phones[1]: '+91 00 0000 0000'",
    "content/company.yaml, phones[2]: '+91 00 0000 0001'",
    "content/home.yaml, links[1].href: 'https://dhruva-maritime.example/film'",
    'SITE_URL (environment or .env)',
    'FORM_ENDPOINT (environment or .env)',
    'FORM_ACCESS_KEY (environment or .env)',
  ])
  for (const problem of problems) expect(problem).toMatch(/\. (Set|Put in) .+\.$/)
})

test('guard: a site with its own server needs no form service, but an address', () => {
  const missing = [expect.stringContaining('SITE_URL (environment or .env) is missing')]
  expect(problemsOf(CONTENT, NO_SETTINGS, true)).toEqual(missing)
})

test.each([
  ['a@b.example', 'Write to a@b.EXAMPLE.', 'https://b.example/path', 'b.example, then'],
  ['+91 00 0000 0000', '+91-00-0000-0001', '+44 (00) 0000 0009'],
  ['RPSL-MUM-000', 'MTO/000/0000', '00/0000', 'DOC 000000', 'U00000MH0000PTC000000'],
  ['Dhruva is the Sanskrit name', '1 Example Road, Vashi', 'B. N. Other'],
])('guard: rejects placeholders: %j, %j, %j', (...texts) => {
  expect(problemsOf({ 'company.yaml': texts })).toHaveLength(texts.length)
})

test.each([
  ['For example', 'this is an .example', 'b.example.com', 'a@b.examples', 'see e.g.'],
  ['+91 22 0000 0001', '+91 00 0000 0010', '500000', '2000', 'MTO/000/0001'],
])('guard: accepts real texts and numbers: %j, %j, %j', (...texts) => {
  expect(problemsOf({ ...CONTENT, 'home.yaml': texts })).toEqual([])
})

const UNREACHABLE = `northernstar.com /inquiries http://northernstar.com https:// https://site.example/a
  https://localhost:4321/submit https://app.localhost https://127.0.0.1/submit https://[::1]/submit`

test.each(UNREACHABLE.split(/\s+/))(
  'guard: rejects %s, which is no reachable https address',
  (url) => {
    for (const name of ['SITE_URL', 'FORM_ENDPOINT']) {
      const problem = expect.stringContaining(`${name} (environment or .env): '${url}'`)
      expect(problemsOf(CONTENT, { [name]: url })).toEqual([problem])
    }
  },
)

test.each(['/base', '/?from=mail', ':8443', '/#top'])(
  'guard: rejects a SITE_URL with %s behind the host',
  (more) => {
    const problem = expect.stringContaining('is more than https and a host')
    expect(problemsOf(CONTENT, { SITE_URL: `https://star.com${more}` })).toEqual([problem])
  },
)

test('guard: checks content in subfolders and names the file by its path', () => {
  const folder = temporaryFolder({
    'company.yaml': 'name: Northern Star',
    'news/2026/ship.yaml': 'mail: desk@star.example',
  })
  const problem = expect.stringContaining('content/news/2026/ship.yaml, mail: ')
  expect(problemsOf(readContent(folder))).toEqual([problem])
})

/** Runs the guard as Astro does, for a project of these files that is built into `folder`. */
function startBuild(mode: string, folder: string, files: Record<string, string> = {}) {
  const root = temporaryFolder(files)
  const { hooks } = guard()
  const [project, outDir] = [pathToFileURL(`${root}/`), pathToFileURL(`${root}/${folder}/`)]
  const tellMode = ({ vite }: { vite: { plugins: [{ configResolved: (of: object) => void }] } }) =>
    vite.plugins[0].configResolved({ mode })
  hooks['astro:config:setup']!({
    config: { root: project, outDir },
    updateConfig: tellMode,
  } as never)
  const warn = vi.fn<(text: string) => void>()
  return { warn, start: () => hooks['astro:build:start']!({ logger: { warn } } as never) }
}

test('guard: lets a preview be built, but not into the folder for publishing', () => {
  expect(startBuild('preview', 'dist-preview').start).not.toThrow()
  expect(startBuild('preview', 'dist').start).toThrow("Use 'npm run build:preview'")
})

test('guard: checks a build for the own server, too, but not its form service', () => {
  expect(startBuild('server', 'dist', { 'content/a.yaml': 'name: A' }).start).toThrow(
    /^Not published(?!.*FORM_).*SITE_URL/s,
  )
})

test('guard: stops a build for publishing with all problems, and warns of days that are near', () => {
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const { warn, start } = startBuild('production', 'dist', {
    'content/papers.yaml': 'number: RPSL-MUM-000',
    'content/security.yaml': `expires: ${soon}`,
  })
  expect(start).toThrow(/^Not published.*papers.yaml, number: 'RPSL-MUM-000'.*SITE_URL/s)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is near'))
})

const certificates = (entry: object) => ({ 'papers.yaml': { certificates: { entries: [entry] } } })
const LICENCE = { number: 'RPSL-MUM-123', validUntil: '2029-03-31' }
const NO_DAY = { number: '11/1234' }
const security = (content: unknown) => ({ 'security.yaml': content })
const EXPIRES = { expires: '2027-10-31' }

test.each([
  ['2029-04-01', 'a certificate on the day after its last', certificates(LICENCE), 'is over'],
  ['2029-03-10', 'a certificate in its last 30 days', certificates(LICENCE), 'is near'],
  ['2029-01-01', 'a certificate before that', certificates(LICENCE), undefined],
  ['2029-04-01', 'a certificate without a last day', certificates(NO_DAY), undefined],
  ['2029-04-01', 'a certificate not shown', certificates({ ...LICENCE, number: '' }), undefined],
  ['2027-11-01', 'security.txt on the day after', security(EXPIRES), 'is over'],
  ['2027-10-03', 'security.txt in its last days', security(EXPIRES), 'is near'],
  ['2027-10-01', 'security.txt before that', security(EXPIRES), undefined],
  ['2027-11-01', 'content that is no day', security({ expires: 'soon' }), undefined],
  ['2027-11-01', 'empty content', security(null), undefined],
])('on %s, %s: is reported as it should be', (day, _, content, says) => {
  const { problems, warnings } = publishingFindings(content, SETTINGS, new Date(day))
  expect(problems.map((text) => text.includes('is over'))).toEqual(says === 'is over' ? [true] : [])
  expect(warnings.map((text) => text.includes('is near'))).toEqual(says === 'is near' ? [true] : [])
})

test('guard: finds placeholders in every built file that is read, except in licences and scripts', () => {
  const folder = temporaryFolder({
    'contact.html': '<a href="tel:+910000000001">',
    'previews/logo.svg': '<title>Dhruva Maritime</title>',
    'licences.txt': 'a@b.example',
    '_astro/a.js': 'b.example,+910000000000',
  })
  expect(builtProblems(folder)).toEqual([
    "/contact.html holds the placeholder '+910000000001'.",
    "/previews/logo.svg holds the placeholder 'Dhruva Maritime'.",
  ])
})

const { name } = readContent('content')['company.yaml'] as { name: string }
/** Only its own texts and drawings can be put back. */
const isFictional = name === 'Dhruva Maritime'
const fixture = readContent('e2e/fixtures/company/content')

/** Each text of the fictional company that the other company has replaced, with its place. */
const replaced = Object.entries(readContent('content')).flatMap(([file, value]) => {
  const others = new Map(stringsIn(fixture[file]))
  return stringsIn(value)
    .filter(([path, text]) => others.has(path) && others.get(path) !== text)
    .map(([path, text]) => ({ file, path, text }))
})

/** Puts a text at a path such as `phones[1].number`. */
function put(value: unknown, path: string, text: string) {
  const keys = path.match(/[^.[\]]+/g)!.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key))
  const last = keys.pop()!
  const parent = keys.reduce((at, key) => (at as never)[key], value)
  Object.assign(parent as object, { [last]: text })
}

test.runIf(isFictional).each(replaced)(
  'guard: rejects $file, $path of the fictional company alone in another one’s content',
  ({ file, path, text }) => {
    const content = structuredClone({ ...readContent('content'), ...fixture })
    const problems = () => publishingFindings(content, SETTINGS, new Date('2026-11-24')).problems
    expect(problems()).toEqual([])
    put(content[file], path, text)
    expect(problems()).toEqual([expect.stringContaining(`content/${file}, ${path}: '${text}' `)])
  },
)

test.runIf(isFictional).each(['icon', 'icon-small', 'logo', 'logo-bar', 'logo-stacked'])(
  'guard: rejects %s.svg of the fictional company, with other line breaks, too',
  (drawing) => {
    const file = `content/brand/${drawing}.svg`
    const text = readFileSync(file, 'utf8')
    const folder = temporaryFolder({ [file]: text.replaceAll('\n', '\r\n') })
    expect(fileProblems(folder)).toEqual([`${file} is the fictional company's. Put in your own.`])
  },
)

test('guard: accepts a company’s own drawings', () => {
  expect(fileProblems('e2e/fixtures/company')).toEqual([])
  expect(readdirSync('e2e/fixtures/company/content/brand').length).toBeGreaterThan(5)
})
