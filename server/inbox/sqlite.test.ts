import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { openDatabase } from './sqlite.ts'

const FULL = 2

test('a transaction is on the disk before it is answered, and what is erased is overwritten', async () => {
  const { query, close } = openDatabase(join(temporaryFolder(), 'inquiries.db'))
  onTestFinished(close)
  expect(await query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await query('PRAGMA synchronous')).toEqual([{ synchronous: FULL }])
  expect(await query('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }])
})

test('a file that everybody could read is its owner’s alone from now on', () => {
  const file = join(temporaryFolder(), 'inquiries.db')
  openDatabase(file).close()
  chmodSync(file, 0o644)
  const { close } = openDatabase(file)
  onTestFinished(close)
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    expect(statSync(name).mode & 0o777).toBe(0o600)
})
