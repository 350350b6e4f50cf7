import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 5000
export const OWNER_ONLY_FILE_MODE = 0o600

const SERVED_FOLDERS = ['dist', 'dist-preview', 'public']

const WRITABLE = 'Make the file and its folder writable for the user that runs this'
const RESTORE = 'Nothing was changed. Move the file away and restore the last backup'

/** Hints for the error codes of Node and SQLite (https://sqlite.org/rescode.html). */
const HINTS: Record<number | string, string> = {
  EACCES: WRITABLE,
  ENOENT: 'Create its folder first',
  ENOSPC: 'Make room on its disk',
  1: 'Move the file away, then restore the last backup or start without one',
  5: 'Another process has locked the file for more than 5 s. End that process',
  8: WRITABLE,
  10: 'Check whether its disk is full or broken',
  11: RESTORE,
  13: 'Make room on its disk',
  14: WRITABLE,
  26: RESTORE,
}

/** Opens or creates the database. The fingerprint key is in a separate file, so that no backup contains the key. */
export function openDatabase(file: string) {
  const keyFile = `${file}.key`
  let database: DatabaseSync | undefined
  try {
    rejectFileInWebRoot(file)
    fs.mkdirSync(dirname(file), { recursive: true })
    // SQLite gives the `-wal` and `-shm` files the same file mode as the database.
    fs.appendFileSync(file, '', { mode: OWNER_ONLY_FILE_MODE })
    for (const name of [file, `${file}-wal`, `${file}-shm`, keyFile])
      if (fs.existsSync(name)) fs.chmodSync(name, OWNER_ONLY_FILE_MODE)
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    // Checks the file before the first write, so that a damaged file or another program's database stays unchanged.
    rejectUnusable(database)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database, keyFile)
    database.prepare('SELECT 1 FROM inquiries, erasures')
    return { database, key: fs.readFileSync(keyFile) }
  } catch (error) {
    database?.close()
    throw withHint(`The database ${file}`, error)
  }
}

/** Empties the write-ahead log, which still contains erased data. */
export function checkpointWal(database: DatabaseSync) {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!
  if (busy !== 0)
    throw new Error(
      'Another program still reads erased data. End that program and restart the inbox',
    )
}

function rejectUnusable(database: DatabaseSync) {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get()!
  if (found !== 'ok') throw new Error(`it is damaged (${found}). ${RESTORE}`)
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()!
  if (versionOf(database) === 0 && tables !== 0)
    throw new Error('it belongs to another program. Name another file in INQUIRIES_DB')
}

/** Migrations only add tables and columns, so an older inbox can use a newer database unchanged. */
function migrate(database: DatabaseSync, keyFile: string) {
  const migrations = fs.readdirSync(MIGRATIONS).toSorted()
  // The transaction runs even if there are no migrations, to test whether the file is writable.
  database.exec('BEGIN IMMEDIATE')
  const missing = migrations.slice(versionOf(database))
  for (const name of missing) database.exec(fs.readFileSync(join(MIGRATIONS, name), 'utf8'))
  if (missing.length > 0) database.exec(`PRAGMA user_version = ${migrations.length}`)
  fs.appendFileSync(keyFile, '', { mode: OWNER_ONLY_FILE_MODE })
  // A full disk can leave the key file empty, so an empty file gets a new key.
  if (fs.readFileSync(keyFile, 'utf8') === '')
    fs.writeFileSync(keyFile, randomBytes(32).toString('hex'))
  database.exec('COMMIT')
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()!['user_version'] as number

export function rejectFileInWebRoot(file: string) {
  const folder = SERVED_FOLDERS.find((name) => resolve(file).startsWith(resolve(name) + sep))
  if (folder)
    throw new Error(`it is in ${folder}/, where everybody could read it. Name a file elsewhere`)
}

export function withHint(what: string, error: unknown): Error {
  const { message, errcode, code = '' } = error as Error & { errcode?: number; code?: string }
  const hint = HINTS[errcode === undefined ? code : errcode & 0xff]
  return new Error(`${what}: ${message}.${hint ? ` ${hint}.` : ''}`, { cause: error })
}
