import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { findBrowser } from './ensure-browser.ts'

test('findBrowser: takes what CHROMIUM_PATH names and nothing else, or else searches the PATH', () => {
  const folder = temporaryFolder({ chromium: '#!/bin/sh', 'no-program': '' })
  const browser = join(folder, 'chromium')
  chmodSync(browser, 0o755)
  expect(findBrowser({ CHROMIUM_PATH: browser, PATH: process.env['PATH'] })).toBe(browser)
  for (const name of ['gone', 'no-program', ''])
    expect(findBrowser({ CHROMIUM_PATH: join(folder, name), PATH: folder })).toBeUndefined()
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toMatch(/^\/usr\/bin\/|\/chromium$/)
})

test.each([
  [process.execPath, 0, `Tests run in ${process.execPath}`],
  ['/nowhere', 1, "CHROMIUM_PATH is '/nowhere', but there is no program there"],
])('ensure-browser: with CHROMIUM_PATH %s exits with %i and says so', (path, status, message) => {
  const program = join(import.meta.dirname, 'ensure-browser.ts')
  const env = { CHROMIUM_PATH: path }
  const run = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
  expect(run.status).toBe(status)
  expect(run.stdout + run.stderr).toContain(message)
})
