import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'
import { anInquiry } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

/** `synchronous: 2` is FULL. */
const SAFE = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 }

test('database: a transaction is on disk before it returns, and what is erased is overwritten', async () => {
  const { query, close } = openDatabase(join(temporaryFolder(), 'inquiries.db'))
  onTestFinished(close)
  for (const [name, value] of Object.entries(SAFE))
    expect(await query(`PRAGMA ${name}`)).toEqual([{ [name]: value }])
})

test('database: files that everybody could read become the owner’s alone', () => {
  const file = join(temporaryFolder(), 'inquiries.db')
  const database = openDatabase(file)
  const secret = database.secret()
  database.close()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  for (const name of [file, `${file}.key`]) chmodSync(name, 0o644)
  const { close, secret: readSecret } = openDatabase(file)
  onTestFinished(close)
  expect(readSecret()).toBe(secret)
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}.key`])
    expect(statSync(name).mode & 0o777).toBe(0o600)
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
  const { close } = openDatabase(file)
  onTestFinished(close)
  const added = { honeypot: 0, mailed_at: null, retried_at: null }
  const kept = { id: 7, name: 'Asha', delivery: 'waiting', attempts: 3, next_attempt_at: 5 }
  expect(inquiriesIn(file)).toMatchObject([{ ...kept, ...added, fingerprint: '' }])
  for (const name of [file, `${file}-wal`])
    expect(readFileSync(name, 'latin1')).not.toContain('plain-hash')
})

test('database: one that a newer version has added to takes inquiries and keeps its version', async () => {
  const file = join(temporaryFolder(), 'inquiries.db')
  openDatabase(file).close()
  const newer = new DatabaseSync(file)
  newer.exec(`ALTER TABLE inquiries ADD COLUMN reference TEXT NOT NULL DEFAULT ''`)
  newer.exec('PRAGMA user_version = 99')
  const { query, close } = openDatabase(file)
  onTestFinished(close)
  const sent = { visitor: 'v', suspicion: 'none', isMailed: false } as const
  await createStore(query, 'secret').add(anInquiry(), sent, Date.now())
  expect(newer.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
  newer.close()
  expect(inquiriesIn(file)).toMatchObject([{ id: 1, reference: '' }])
})
