import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

const ROOT = join(import.meta.dirname, '..')

const VITEST = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [] })
const PLAYWRIGHT = JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] })
const REPORTS = `mkdir -p test-results
  echo '${VITEST}' >test-results/vitest.json; echo '${PLAYWRIGHT}' >test-results/playwright.json`

/** A project whose npm does what the test says, and whose checks are `true` or `false`. */
function runIn(steps: { ci?: string; test?: string; lint?: string }) {
  const folder = temporaryFolder({
    'package.json': JSON.stringify({ scripts: { 'check:lint': '', 'check:types': '' } }),
    'test-results/vitest.json': VITEST,
    'bin/npm': `#!/bin/sh
case "$*" in
  ci) ${steps.ci ?? 'true'} ;;
  test) ${steps.test ?? REPORTS} ;;
  'run check') node_modules/.bin/node scripts/check.ts ;;
  'run --silent check:lint') ${steps.lint ?? 'true'} ;;
  'run --silent check:types') true ;;
  *) exit 99 ;;
esac`,
  })
  for (const name of ['.ci/run', 'scripts/check.ts', 'scripts/count-results.ts']) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    copyFileSync(join(ROOT, name), join(folder, name))
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  chmodSync(join(folder, 'bin/npm'), 0o755)

  const { status, stdout } = spawnSync(join(folder, '.ci/run'), {
    cwd: '/',
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
  })
  return { folder, status, lastLine: stdout.toString().trimEnd().split('\n').at(-1) }
}

test('ends with the sum of unit tests, journeys and checks', () => {
  expect(runIn({})).toMatchObject({ status: 0, lastLine: '7 passed, 0 failed' })
})

test('fails with a check, and goes on with the next', () => {
  expect(runIn({ lint: 'false' })).toMatchObject({ status: 1, lastLine: '6 passed, 1 failed' })
})

test('fails when the tests could not be started, whatever an earlier run left', () => {
  expect(runIn({ test: 'false' })).toMatchObject({ status: 1, lastLine: '2 passed, 2 failed' })
})

test('fails when the tests fail without saying which', () => {
  const run = runIn({ test: `${REPORTS}; false` })
  expect(run).toMatchObject({ status: 1, lastLine: '7 passed, 1 failed' })
})

test('fails at once when nothing can be installed', () => {
  const run = runIn({ ci: 'false', test: 'touch reached' })
  expect(run).toMatchObject({ status: 1, lastLine: '0 passed, 1 failed' })
  expect(existsSync(join(run.folder, 'reached'))).toBe(false)
})
