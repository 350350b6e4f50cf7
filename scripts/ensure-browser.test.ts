import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { findBrowser } from './ensure-browser.ts'

const PROGRAM = join(import.meta.dirname, 'ensure-browser.ts')

function folderWithBrowser() {
  const folder = temporaryFolder({ chromium: '#!/bin/sh', 'no-program': '' })
  chmodSync(join(folder, 'chromium'), 0o755)
  return folder
}

test('findBrowser: takes the one that CHROMIUM_PATH names, before any other', () => {
  const named = join(folderWithBrowser(), 'chromium')
  expect(findBrowser({ CHROMIUM_PATH: named, PATH: process.env['PATH'] })).toBe(named)
})

test('findBrowser: takes no other if the named one does not exist', () => {
  const folder = folderWithBrowser()
  for (const named of [join(folder, 'gone'), join(folder, 'no-program'), folder]) {
    expect(findBrowser({ CHROMIUM_PATH: named, PATH: folder })).toBeUndefined()
  }
})

test('findBrowser: searches the PATH', () => {
  const folder = folderWithBrowser()
  const found = findBrowser({ PATH: `/nowhere:${folder}` })
  expect(found).toMatch(/^\/usr\/bin\/|\/chromium$/)
})

test('ensure-browser: prints one line with the browser', () => {
  const named = join(folderWithBrowser(), 'chromium')
  const run = spawnSync(process.execPath, [PROGRAM], { env: { CHROMIUM_PATH: named } })
  expect(run.status).toBe(0)
  expect(run.stdout.toString()).toBe(`Tests run in ${named}\n`)
})

test('ensure-browser: says what to correct if the named browser does not exist', () => {
  const run = spawnSync(process.execPath, [PROGRAM], { env: { CHROMIUM_PATH: '/nowhere' } })
  expect(run.status).toBe(1)
  expect(run.stderr.toString()).toContain("CHROMIUM_PATH is '/nowhere'")
})
