import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { publishingGuard, publishingProblems, readContent } from './publishing-guard.ts'

const ready = {
  content: {
    'company.yaml': {
      name: 'Northern Star',
      email: 'desk@northernstar.com',
      phones: ['+91 22 5555 0100'],
    },
  } as Record<string, unknown>,
  settings: {
    SITE_URL: 'https://www.northernstar.com',
    FORM_ENDPOINT: 'https://api.web3forms.com/submit',
    FORM_ACCESS_KEY: 'a-key',
    INBOX_RUNS_ON: '',
  },
}

const withSettings = (changed: Record<string, string>) => ({
  ...ready,
  settings: { ...ready.settings, ...changed },
})
const withContent = (value: unknown) => ({ ...ready, content: { 'company.yaml': value } })

test('lets a complete site through', () => {
  expect(publishingProblems(ready)).toEqual([])
})

test('lists all at once what is left of the fictional company and what is missing', () => {
  const content = {
    'company.yaml': {
      name: 'Dhruva Maritime',
      email: 'operations@dhruva-maritime.example',
      phones: ['+91 00 0000 0000', '+91 00 0000 0001'],
    },
    'home.yaml': { links: [{ href: 'https://dhruva-maritime.example/film' }] },
  }
  const problems = publishingProblems({
    content,
    settings: { SITE_URL: '', FORM_ENDPOINT: '', FORM_ACCESS_KEY: '', INBOX_RUNS_ON: '' },
  })
  expect(
    problems.map((problem) => problem.replace(/ (is missing|holds|is a placeholder|names).*/, '')),
  ).toEqual([
    "content/company.yaml, name: 'Dhruva Maritime'",
    "content/company.yaml, email: 'operations@dhruva-maritime.example'",
    "content/company.yaml, phones[1]: '+91 00 0000 0000'",
    "content/company.yaml, phones[2]: '+91 00 0000 0001'",
    "content/home.yaml, links[1].href: 'https://dhruva-maritime.example/film'",
    'SITE_URL (environment or .env)',
    'FORM_ENDPOINT (environment or .env)',
    'FORM_ACCESS_KEY (environment or .env)',
  ])
  for (const problem of problems) expect(problem).toMatch(/\. (Set|Put in) .+\.$/)
})

test.each(['a@b.example', 'Write to a@b.EXAMPLE.', 'https://b.example/path', 'b.example, then'])(
  'takes %j for an address that cannot exist',
  (text) => {
    expect(publishingProblems(withContent({ text }))).toHaveLength(1)
  },
)

test.each(['For example', 'this is an .example', 'b.example.com', 'a@b.examples', 'see e.g.'])(
  'takes %j for none',
  (text) => {
    expect(publishingProblems(withContent({ text }))).toEqual([])
  },
)

test.each(['+91 00 0000 0000', '+91-00-0000-0001', '+44 (00) 0000 0009'])(
  'takes %j for a placeholder',
  (phone) => {
    expect(publishingProblems(withContent({ phones: [phone] }))).toHaveLength(1)
  },
)

test.each(['+91 22 0000 0001', '+91 00 0000 0010', '500000', '2000'])(
  'takes %j for a number',
  (phone) => {
    expect(publishingProblems(withContent({ phones: [phone] }))).toEqual([])
  },
)

test.each(['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY'])('wants %s', (name) => {
  expect(publishingProblems(withSettings({ [name]: '' }))).toEqual([
    expect.stringContaining(`${name} (environment or .env) is missing`),
  ])
})

test.each(['SITE_URL', 'FORM_ENDPOINT'])('wants a reachable https address for %s', (name) => {
  for (const value of [
    'northernstar.com',
    '/inquiries',
    'http://northernstar.com',
    'https://',
    'https://site.example/a',
    'https://localhost:4321/submit',
    'https://app.localhost',
    'https://127.0.0.1/submit',
    'https://[::1]/submit',
  ]) {
    expect(publishingProblems(withSettings({ [name]: value }))).toEqual([
      expect.stringContaining(`${name} (environment or .env): '${value}'`),
    ])
  }
})

test.each(['/base', '/?from=mail', ':8443', '/#top'])('wants no %s behind the host', (more) => {
  const SITE_URL = `https://northernstar.com${more}`
  expect(publishingProblems(withSettings({ SITE_URL }))).toEqual([
    expect.stringContaining('is more than https and a host'),
  ])
})

test('reads content in folders, too, and names the file by its path', () => {
  const folder = temporaryFolder({
    'company.yaml': 'name: Northern Star',
    'news/2026/ship.yaml': 'mail: desk@star.example',
  })
  const content = readContent(folder)
  expect(Object.keys(content)).toEqual(['company.yaml', 'news/2026/ship.yaml'])
  expect(publishingProblems({ ...withSettings({}), content })).toEqual([
    expect.stringContaining('content/news/2026/ship.yaml, mail: '),
  ])
})

/** What the guard says of a preview that is to be built into a folder of a project. */
function startPreview(root: string, folder: string) {
  const { hooks } = publishingGuard()
  const [project, outDir] = [pathToFileURL(`${root}/`), pathToFileURL(`${root}/${folder}/`)]
  const tellMode = ({ vite }: { vite: { plugins: [{ configResolved: (of: object) => void }] } }) =>
    vite.plugins[0].configResolved({ mode: 'preview' })
  hooks['astro:config:setup']!({
    config: { root: project, outDir },
    updateConfig: tellMode,
  } as never)
  hooks['astro:build:start']!({} as never)
}

test('lets no preview go where builds for publishing are', () => {
  const root = temporaryFolder()
  expect(() => startPreview(root, 'dist-preview')).not.toThrow()
  expect(() => startPreview(root, 'dist')).toThrow("Use 'npm run build:preview'")
})

test.each(['nginx', 'cloudflare'])('asks for no key where the own inbox runs on %s', (place) => {
  const own = { FORM_ENDPOINT: '/submit', FORM_ACCESS_KEY: '', INBOX_RUNS_ON: place }
  expect(publishingProblems(withSettings(own))).toEqual([])
})

test.each(['', 'somewhere'])('wants to know where the own inbox runs, not %j', (place) => {
  const own = { FORM_ENDPOINT: '/submit', INBOX_RUNS_ON: place }
  expect(publishingProblems(withSettings(own))).toEqual([
    expect.stringMatching(/^INBOX_RUNS_ON .* Set it to where that runs: nginx or cloudflare\.$/),
  ])
})
