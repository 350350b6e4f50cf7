import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { OWNER_ONLY } from './owner-only.ts'
import type { Query } from './store.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const OWNER_ONLY_FOLDER = 0o700
const BUSY_TIMEOUT_MS = 5000
const RETRY_MS = 20
/** SQLITE_BUSY */
const BUSY = 5

interface Asked {
  sql: string
  values: (string | number)[]
  resolve: (rows: unknown[]) => void
  reject: (reason: unknown) => void
}

export interface Database {
  query: Query
  close: () => void
}

/**
 * Opens the database in a file and brings its tables up to date; makes what is not there. It holds
 * personal data: only its owner may read it, which is also so for a file that was there before. Throws with
 * the file's name and what to do where it is damaged, no inbox's, locked, or not to be written. To look
 * through all of it for damage takes a second for a million inquiries, and is done when asked for.
 */
export function openDatabase(file: string, { thoroughly = false } = {}): Database {
  const database = explained(file, () => {
    const isThere = existsSync(file) && statSync(file).size > 0
    // Looked at before anything is written: what is damaged stays as it was found.
    if (isThere) refuseUnfit(file, thoroughly)
    keepForOwner(file)
    return openMigrated(file)
  })
  const { ino } = statSync(file)
  const statements = new Map<string, StatementSync>()

  function run({ sql, values }: Asked) {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement.all(...values)
  }

  /** What was asked for at the same time is done together: one flush to the disk for all of it. */
  let waiting: Asked[] = []
  function runAll() {
    const batch = waiting
    waiting = []
    try {
      const answers = explained(file, () => {
        // SQLite would go on writing into a file that nobody finds any more.
        if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
          throw new Error('it was moved or deleted while it was open. Start the server again')
        return batch.length > 1 ? inTransaction(database, () => batch.map(run)) : batch.map(run)
      })
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    query: (sql, ...values) =>
      new Promise((resolve, reject) => {
        waiting.push({ sql, values, resolve: resolve as Asked['resolve'], reject })
        if (waiting.length === 1) setImmediate(runAll)
      }),
    close() {
      runAll()
      // What was erased does not stay behind in the log.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

/** Does all of it or, where something throws, nothing. */
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

function openMigrated(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    keepLog(database)
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database)
    database.prepare('SELECT 1 FROM inquiries, erasures LIMIT 1')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Turns the write-ahead log on. SQLite does not wait for a lock here: another process may do the same just now. */
function keepLog(database: DatabaseSync) {
  const latest = Date.now() + BUSY_TIMEOUT_MS
  for (;;)
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === BUSY
      if (!isBusy || Date.now() > latest) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
    }
}

/** Runs those of the migrations that were not run, all or none; SQLite keeps their number in the file. */
function migrate(database: DatabaseSync) {
  const migrations = readdirSync(MIGRATIONS).toSorted()
  // Also where there is nothing to do: what cannot be written is known before the first inquiry.
  inTransaction(database, () => {
    for (const [index, name] of migrations.entries()) {
      if (index < versionOf(database)) continue
      database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
      database.exec(`PRAGMA user_version = ${index + 1}`)
    }
  })
}

function refuseUnfit(file: string, thoroughly: boolean) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    if (thoroughly) refuseDamaged(database)
    const version = versionOf(database)
    if (version > readdirSync(MIGRATIONS).length)
      throw new Error('it was written by a newer version of this program. Use that one')
    const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()!
    if (version === 0 && tables !== 0)
      throw new Error('it is the database of another program. Name another file in INQUIRIES_DB')
  } finally {
    database.close()
  }
}

function refuseDamaged(database: DatabaseSync) {
  const [{ quick_check: found } = {}] = database.prepare('PRAGMA quick_check(1)').all()
  if (found !== 'ok')
    throw new Error(`it is damaged (${String(found).replaceAll('\n', ' ')}). ${RESTORE}`)
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()!['user_version'] as number

function keepForOwner(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER })
  closeSync(openSync(file, 'a', OWNER_ONLY))
  // SQLite gives the files beside it the same rights when it makes them.
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(name)) chmodSync(name, OWNER_ONLY)
}

const RESTORE = 'It was left as it is: move it away, and restore the last backup'

/** What to do about SQLite's primary result codes (https://sqlite.org/rescode.html). */
const ADVICE: Record<number, string> = {
  1: 'Move it away, and restore the last backup, or start with a new one',
  5: `Another process has locked it for more than ${BUSY_TIMEOUT_MS / 1000} s: end that one`,
  8: 'Make the file and its folder writable for the user that runs this',
  10: 'Look whether its disk is full or broken',
  11: RESTORE,
  13: 'Make room on its disk',
  14: 'Make the file and its folder readable and writable for the user that runs this',
  26: RESTORE,
}

/** Does something with the file; a failure then says which file it was and what to do. */
function explained<Result>(file: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    const advice = errcode === undefined ? undefined : ADVICE[errcode & 0xff]
    throw new Error(`The database ${file}: ${message}.${advice ? ` ${advice}.` : ''}`, {
      cause: error,
    })
  }
}
