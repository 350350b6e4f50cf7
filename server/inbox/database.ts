import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explained, rejectServed, RESTORE } from './private-files.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 5000

/** The file with the key of fingerprints, beside the database, so that no backup contains it. */
export const keyFileOf = (file: string) => `${file}.key`

/** Opens and migrates a database that only its owner may read. Throws if it is damaged, with what to do. */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    rejectServed(file)
    keepForOwner(file)
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    // Before anything is written: what is damaged or somebody else's stays as it was found.
    rejectUnusable(database)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database, keyFileOf(file))
    database.prepare('SELECT honeypot, mailed_at, retried_at, reference FROM inquiries, erasures')
    return database
  } catch (error) {
    database?.close()
    throw explained(`The database ${file}`, error)
  }
}

/** Empties the write-ahead log, which still contains what was erased. */
export function checkpointWal(database: DatabaseSync) {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!
  if (busy !== 0)
    throw new Error(
      'Another process reads the database, so what was erased is still in its log. End that one, and start the inbox again',
    )
}

function keepForOwner(file: string) {
  // Also for what this process writes later: keys, exports and backups.
  process.umask(0o077)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '', { flag: 'a' })
  for (const name of [file, `${file}-wal`, `${file}-shm`, keyFileOf(file)])
    if (existsSync(name)) chmodSync(name, 0o600)
}

function rejectUnusable(database: DatabaseSync) {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get()!
  if (found !== 'ok') throw new Error(`it is damaged (${found}). ${RESTORE}`)
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()!
  if (versionOf(database) === 0 && tables !== 0)
    throw new Error('it belongs to another program. Name another file in INQUIRIES_DB')
}

/** Migrations only ever add, so a newer database is used as it is. */
function migrate(database: DatabaseSync, keyFile: string) {
  const migrations = readdirSync(MIGRATIONS).toSorted()
  // Even if there is nothing to do: this shows that the file can be written. If anything fails, closing undoes it.
  database.exec('BEGIN IMMEDIATE')
  const missing = migrations.slice(versionOf(database))
  for (const name of missing) database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
  if (missing.length > 0) database.exec(`PRAGMA user_version = ${migrations.length}`)
  // A full disk may have left it empty.
  if (readFileSync(keyFile, { encoding: 'utf8', flag: 'a+' }) === '')
    writeFileSync(keyFile, randomBytes(32).toString('hex'))
  database.exec('COMMIT')
  if (missing.length > 0) checkpointWal(database)
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()!['user_version'] as number
