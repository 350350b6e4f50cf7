import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 5000
/** Of the files with personal data, and of the key. */
export const OWNER_ONLY = 0o600

/** What is in these folders, from the project's root, is served or published. */
const SERVED_FOLDERS = ['dist', 'dist-preview', 'public']

const WRITABLE = 'Make the file and its folder writable for the user that runs this'
const RESTORE = 'Nothing was changed: move it away, and restore the last backup'

/** What to do about errors of Node, and about SQLite's primary result codes (https://sqlite.org/rescode.html). */
const ADVICE: Record<number | string, string> = {
  EACCES: WRITABLE,
  ENOENT: 'Make its folder first',
  ENOSPC: 'Make room on its disk',
  1: 'Move it away, and restore the last backup, or start with a new one',
  5: 'Another process has locked it for more than 5 s: end that one',
  8: WRITABLE,
  10: 'See whether its disk is full or broken',
  11: RESTORE,
  13: 'Make room on its disk',
  14: WRITABLE,
  26: RESTORE,
}

/**
 * Opens and migrates a database that only its owner may read, and the key of fingerprints. That is in a file beside it,
 * so that no backup contains it. Throws if the database is damaged, with what to do.
 */
export function openDatabase(file: string) {
  const keyFile = `${file}.key`
  let database: DatabaseSync | undefined
  try {
    rejectServed(file)
    fs.mkdirSync(dirname(file), { recursive: true })
    // SQLite gives the same mode to the files that it makes beside it.
    fs.appendFileSync(file, '', { mode: OWNER_ONLY })
    for (const name of [file, `${file}-wal`, `${file}-shm`, keyFile])
      if (fs.existsSync(name)) fs.chmodSync(name, OWNER_ONLY)
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    // Before anything is written: what is damaged or somebody else's stays as it was found.
    rejectUnusable(database)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database, keyFile)
    // Throws if a table is missing.
    database.prepare('SELECT 1 FROM inquiries, erasures')
    return { database, key: fs.readFileSync(keyFile) }
  } catch (error) {
    database?.close()
    throw withAdvice(`The database ${file}`, error)
  }
}

/** Empties the write-ahead log, which still contains what was erased. */
export function checkpointWal(database: DatabaseSync) {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!
  if (busy !== 0)
    throw new Error('Another program still reads what was erased: end it, and restart the inbox')
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
  const migrations = fs.readdirSync(MIGRATIONS).toSorted()
  // Even if there is nothing to do: this shows that the file can be written. If anything fails, closing undoes it.
  database.exec('BEGIN IMMEDIATE')
  const missing = migrations.slice(versionOf(database))
  for (const name of missing) database.exec(fs.readFileSync(join(MIGRATIONS, name), 'utf8'))
  if (missing.length > 0) database.exec(`PRAGMA user_version = ${migrations.length}`)
  fs.appendFileSync(keyFile, '', { mode: OWNER_ONLY })
  // A full disk may have left it empty.
  if (fs.readFileSync(keyFile, 'utf8') === '')
    fs.writeFileSync(keyFile, randomBytes(32).toString('hex'))
  database.exec('COMMIT')
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()!['user_version'] as number

/** Throws for a file in a folder that is served: everybody could read it. */
export function rejectServed(file: string) {
  const folder = SERVED_FOLDERS.find((name) => resolve(file).startsWith(resolve(name) + sep))
  if (folder)
    throw new Error(`it is in ${folder}/, where everybody could read it. Name a file elsewhere`)
}

/** The error with the file's name and what to do. */
export function withAdvice(what: string, error: unknown): Error {
  const { message, errcode, code = '' } = error as Error & { errcode?: number; code?: string }
  const advice = ADVICE[errcode === undefined ? code : errcode & 0xff]
  return new Error(`${what}: ${message}.${advice ? ` ${advice}.` : ''}`, { cause: error })
}
