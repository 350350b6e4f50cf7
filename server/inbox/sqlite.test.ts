import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { openDatabase } from './sqlite.ts'
import { inquiriesIn, openStore } from './testing/inbox.ts'

test('database: a transaction is on disk before it returns, and what is erased is overwritten', async () => {
  const { query } = openStore()
  // FULL
  expect(await query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
  expect(await query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await query('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }])
})

test('database: files that everybody could read become the owner’s alone', () => {
  const { file, secret } = openStore()
  expect(secret()).toMatch(/^[0-9a-f]{64}$/)
  const files = [file, `${file}-wal`, `${file}-shm`, `${file}.key`]
  for (const name of files) chmodSync(name, 0o644)
  expect(openStore(file).secret()).toBe(secret())
  for (const name of files) expect(statSync(name).mode & 0o777).toBe(0o600)
})

test.each(['dist/a.db', 'dist-preview/x', './dist/kept/../a', 'public/a', resolve('dist/a')])(
  'database: %s, where it would be served, is rejected',
  (file) => {
    expect(() => openDatabase(file)).toThrow(`The database ${file}: it is in `)
    expect(existsSync(file)).toBe(false)
  },
)

test('database: one of the first version keeps its inquiries and loses the unkeyed fingerprints', () => {
  const file = join(temporaryFolder(), 'inquiries.db')
  const first = new DatabaseSync(file)
  const migration = join(import.meta.dirname, 'migrations/0001_inquiries.sql')
  first.exec(`${readFileSync(migration, 'utf8')}
    PRAGMA user_version = 1; PRAGMA journal_mode = WAL;
    INSERT INTO inquiries VALUES (7, 1, 's', 'Asha', 'a@b.test', '', '', '', 'm', 0, 'plain-hash', 'waiting', 3, 5)`)
  first.close()
  openStore(file)
  const added = { honeypot: 0, mailed_at: null, retried_at: null }
  const kept = { id: 7, name: 'Asha', delivery: 'waiting', attempts: 3, next_attempt_at: 5 }
  expect(inquiriesIn(file)).toMatchObject([{ ...kept, ...added, fingerprint: '' }])
  for (const name of [file, `${file}-wal`])
    expect(readFileSync(name, 'latin1')).not.toContain('plain-hash')
})

test('database: one that a newer version has added to takes inquiries and keeps its version', async () => {
  const { file, query } = openStore()
  await query(`ALTER TABLE inquiries ADD COLUMN reference TEXT NOT NULL DEFAULT ''`)
  await query('PRAGMA user_version = 99')
  await openStore(file).add()
  expect(await query('PRAGMA user_version')).toEqual([{ user_version: 99 }])
  expect(inquiriesIn(file)).toMatchObject([{ id: 1, reference: '' }])
})
