import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const broken = { status: 'failed', assertionResults: [] }
const unit = (...testResults: object[]) => ({ numPassedTests: 3, numFailedTests: 0, testResults })
const pages = { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] as object[] }

const write = (vitest: object, playwright: object) => `mkdir -p test-results
  echo '${JSON.stringify(vitest)}' >test-results/vitest.json
  echo '${JSON.stringify(playwright)}' >test-results/playwright.json`
const passing = write(unit(), pages)
const flaky = { ...pages.stats, unexpected: 1, flaky: 1 }

const unitFailed = write({ ...unit(failed, broken), numFailedTests: 1 }, pages)
const pagesFailed = write(unit(), { stats: flaky, errors: [{}] })
const nothing = write({ ...unit(), numPassedTests: 0 }, pages)

test.each([
  ['adds up tests and check', {}, '6 passed, 0 failed'],
  ['counts a failed check', { check: 'false' }, '5 passed, 1 failed'],
  ['counts a failed unit test and a file that broke', { test: unitFailed }, '6 passed, 2 failed'],
  ['counts a flaky test and an error outside tests', { test: pagesFailed }, '6 passed, 3 failed'],
  ['fails without new reports, whatever was left', { test: 'false' }, '1 passed, 2 failed'],
  ['fails if a report has no results', { test: nothing }, '3 passed, 1 failed'],
  ['fails if only the exit code does', { test: `${passing}; false` }, '6 passed, 1 failed'],
  ['runs nothing if nothing can be installed', { ci: 'false' }, '0 passed, 1 failed'],
])('.ci/run: %s', (_, steps, lastLine) => {
  const { ci = 'true', test = passing, check = 'true' } = steps as Record<string, string>
  const npm = `#!/bin/sh\ncase "$*" in ci) ${ci} ;; test) ${test} ;; 'run check') ${check} ;; *) exit 9 ;; esac`
  const folder = temporaryFolder({
    'bin/npm': npm,
    'test-results/vitest.json': JSON.stringify(unit()),
  })
  chmodSync(join(folder, 'bin/npm'), 0o755)
  for (const name of ['.ci/run', 'scripts/count-results.ts', 'node_modules/.bin/node'])
    cpSync(name, join(folder, name))
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const run = spawnSync(join(folder, '.ci/run'), { cwd: '/', env, encoding: 'utf8' })
  expect(run.stdout.trimEnd().split('\n').at(-1)).toBe(lastLine)
  expect(run.status).toBe(lastLine.endsWith(' 0 failed') ? 0 : 1)
})
