import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'media/*.md'])
/** What the documents name and no checkout holds: made by a build, a run or a publisher. */
const MADE =
  /^(content\/credentials|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
/** A path of the project, folders and at the end a file or a slash, or a link to one. */
const PATHS = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`|\]\((?!https?:|#|mailto:)([^)#]+)/g

/** The commands of npm, npx and node in fenced blocks and inline code, without settings and comments. */
function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const code = [...text.matchAll(/```sh\n(.*?)```|`([^`\n]+)`/gs)].map(([, ...parts]) =>
    parts.join(''),
  )
  const commands = code
    .flatMap((lines) => lines.replaceAll(/\s+#.*/g, '').split(/\n|&&/))
    .map((command) => command.trim().replace(/^(\w+=\S+ )+/, ''))
  return [...new Set(commands.filter((command) => /^(npm|npx|node) \S/.test(command)))]
}

/** What a command names and the project lacks: a script, a program, files. */
function missingIn(command: string): string[] {
  const [program, name = '', ...more] = command.split(' ')
  const script = name === 'run' ? more[0]! : name
  const isThere = {
    npm: script in packageFile.scripts || script === 'ci',
    npx: existsSync(`node_modules/.bin/${name}`) || /@\d+\.\d+\.\d+$/.test(name),
    node: true,
  }[program!]
  const files = [name, ...more].filter((word) => /^[\w.-]+(\/[\w.-]+)+\.\w+$/.test(word))
  return [...(isThere ? [] : [script]), ...files.filter((file) => !existsSync(file))]
}

test.each(DOCUMENTS)('%s: names only files and commands that exist', (name) => {
  const paths = Array.from(
    readFileSync(name, 'utf8').matchAll(PATHS),
    ([, path, link]) => path ?? link!,
  )
  const isThere = (path: string) =>
    MADE.test(path) || existsSync(path) || existsSync(join(dirname(name), path))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  expect(commandsOf(name).flatMap(missingIn)).toEqual([])
})

const listing = ['README.md', 'CONTRIBUTING.md']
  .flatMap(commandsOf)
  .filter((command) => /^npx (vitest run|playwright test) /.test(command))

test.each(listing)('%s: there are such tests', (command) => {
  const list = command
    .replace('vitest run', 'vitest list --json=/dev/null')
    .replace('playwright test', 'playwright test --list')
  const { PATH, HOME } = process.env
  const env = { PATH, HOME }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', list], { env, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
