import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'media/*.md'])
/** What the documents name and no checkout holds: made by a build, a run or a publisher. */
const MADE = /^(content\/papers|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
/** A path of the project: folders, and at the end a file or a slash. */
const PATHS = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)#]+)/g

/** Commands of README.md and CONTRIBUTING.md that the test does not run. */
const NOT_RUN: Record<string, string[]> = {
  '.ci/run runs them': [
    ...['ci', 'test', 'run check', 'run build:preview'].map((name) => `npm ${name}`),
    ...['test:units', 'test:journeys'].map((name) => `npm run ${name}`),
  ],
  'serve until somebody stops them; server/main.test.ts starts the server': [
    'npm start',
    'npm run dev',
  ],
  'shows the inbox; server/inbox/commands.test.ts runs it': ['npm run inbox -- list'],
  'write files': [
    'npm run format',
    'npx playwright test e2e/looks.spec.ts --update-snapshots',
    ...['charts', 'sky'].map((name) => `npx node media/${name}.ts`),
  ],
  'need settings or a server; npm run test:publishing runs them': [
    ...['build', 'build:server'].map((name) => `npm run ${name}`),
    ...['server:setup', 'publish'].map((name) => `npm run ${name} -- root@HOST`),
  ],
  'take minutes or download programs': [
    'npx playwright install firefox webkit',
    ...['browsers', 'html', 'publishing', 'updates'].map((name) => `npm run test:${name}`),
    'npm run bench',
  ],
}
const notRun = Object.values(NOT_RUN).flat()

/** The commands of npm, npx and node in fenced blocks and inline code, without settings and comments. */
function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const fenced = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block!.split('\n'))
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  const commands = [...fenced, ...inline]
    .flatMap((line) => line.replace(/\s+#.*/, '').split('&&'))
    .map((command) => command.trim().replace(/^(\w+=\S+ )+/, ''))
  return [...new Set(commands.filter((command) => /^(npm|npx|node) \S/.test(command)))]
}

/** What a command names and the project lacks: a script, a program, files. */
function missingIn(command: string): string[] {
  const [program, name = '', ...more] = command.split(' ')
  const script = name === 'run' ? more[0]! : name
  const isKnown =
    program === 'npm'
      ? script in packageFile.scripts || script === 'ci'
      : program === 'node' ||
        existsSync(`node_modules/.bin/${name}`) ||
        /@\d+\.\d+\.\d+$/.test(name)
  const files = [name, ...more].filter((word) => /^[\w.-]+(\/[\w.-]+)+\.\w+$/.test(word))
  return [...(isKnown ? [] : [script]), ...files.filter((file) => !existsSync(file))]
}

test.each(DOCUMENTS)('%s: names only files and commands that exist', (name) => {
  const text = readFileSync(name, 'utf8')
  const paths = [...text.matchAll(PATHS)]
    .map(([, path]) => path!)
    .filter((path) => !MADE.test(path))
  const links = [...text.matchAll(LINK)].map(([, path]) => join(dirname(name), path!))
  const isThere = (path: string) => existsSync(path) || existsSync(join(dirname(name), path))
  expect([...paths, ...links].filter((path) => !isThere(path))).toEqual([])
  expect(commandsOf(name).flatMap(missingIn)).toEqual([])
})

const commands = ['README.md', 'CONTRIBUTING.md'].flatMap(commandsOf)
const isHarmless = (command: string) =>
  !notRun.includes(command) && /^npx (vitest run|playwright test) /.test(command)

test.each(commands.filter(isHarmless))('%s: succeeds', (command) => {
  const { PATH, HOME } = process.env
  // Shows that the tests that it names exist. The tests themselves run anyway.
  const listing = command
    .replace('vitest run', 'vitest list --json=/dev/null')
    .replace('playwright test', 'playwright test --list')
  const run = spawnSync('sh', ['-c', listing], { env: { PATH, HOME }, encoding: 'utf8' })
  expect(run.status, run.stdout + run.stderr).toBe(0)
})

test('README.md and CONTRIBUTING.md: there is a reason for each command that is not run', () => {
  const others = commands.filter((command) => !isHarmless(command))
  expect(new Set(others)).toEqual(new Set(notRun))
})
