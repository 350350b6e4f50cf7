import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explained, OWNER_ONLY, OWNER_ONLY_FOLDER, rejectServed } from './private-files.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 5000
const RETRY_MS = 20
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11

/** Opens and migrates a database that only its owner may read. `checkIntegrity` looks for damage in all of it. */
export function openDatabase(file: string, { checkIntegrity = false } = {}): DatabaseSync {
  try {
    rejectServed(file)
    keepForOwner(file)
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    try {
      // Before anything is written: what is damaged or somebody else's stays as it was found.
      rejectUnusable(database, checkIntegrity)
      enableWal(database)
      database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
      migrate(database)
      database.prepare('SELECT honeypot, mailed_at, retried_at FROM inquiries, erasures')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    throw explained(`The database ${file}`, error)
  }
}

/** Empties the write-ahead log, which still contains what was erased. */
export function checkpointWal(database: DatabaseSync) {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!
  if (busy !== 0)
    throw new Error(
      'another process is reading it, so what was erased is still in its log. End that one, and start the inbox again',
    )
}

/** The key of fingerprints in a file beside the database, which no backup contains; made if missing. */
export function fingerprintKey(database: DatabaseSync, file: string): string {
  const key = `${file}.key`
  return inTransaction(database, () => {
    // A process that was killed may have left it empty.
    if (!existsSync(key) || readFileSync(key, 'utf8') === '')
      writeFileSync(key, randomBytes(32).toString('hex'), { mode: OWNER_ONLY })
    return readFileSync(key, 'utf8')
  })
}

function keepForOwner(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER })
  writeFileSync(file, '', { flag: 'a', mode: OWNER_ONLY })
  // SQLite gives the files beside it the same rights when it makes them.
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}.key`])
    if (existsSync(name)) chmodSync(name, OWNER_ONLY)
}

function rejectUnusable(database: DatabaseSync, checkIntegrity: boolean) {
  if (checkIntegrity) {
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get()!
    const message = `it is damaged (${String(found).replaceAll('\n', ' ')})`
    if (found !== 'ok') throw Object.assign(new Error(message), { errcode: SQLITE_CORRUPT })
  }
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()!
  if (versionOf(database) === 0 && tables !== 0)
    throw new Error('it belongs to another program. Name another file in INQUIRIES_DB')
}

/** SQLite does not wait for another process that enables it just now. */
function enableWal(database: DatabaseSync) {
  const latest = Date.now() + BUSY_TIMEOUT_MS
  for (;;)
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      const { errcode } = error as { errcode?: number }
      if (errcode !== SQLITE_BUSY || Date.now() > latest) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
    }
}

/** Migrations only ever add, so a newer database is used as it is. */
function migrate(database: DatabaseSync) {
  const migrations = readdirSync(MIGRATIONS).toSorted()
  // Even if there is nothing to do: this shows that the file can be written.
  const hasChanged = inTransaction(database, () => {
    const missing = migrations.slice(versionOf(database))
    for (const name of missing) database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
    if (missing.length > 0) database.exec(`PRAGMA user_version = ${migrations.length}`)
    return missing.length > 0
  })
  if (hasChanged) checkpointWal(database)
}

/** Does all of it or, if something throws, nothing, while no other process writes. */
function inTransaction<Result>(database: DatabaseSync, act: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = act()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has done so by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()!['user_version'] as number
