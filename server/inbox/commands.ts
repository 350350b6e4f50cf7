import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { csvOf } from './csv.ts'
import { describeInquiry, printable } from './inquiry.ts'
import { deliverDue } from './outbox.ts'
import { explained, OWNER_ONLY, rejectServed } from './private-files.ts'
import type { InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'
import { openDatabase, type Database } from './sqlite.ts'
import { COLUMNS, createStore, inquiryOf, type Query, type Row } from './store.ts'

const OLDEST_BACKUP_MS = 48 * 60 * 60_000

/** Prints inquiries, newest last: one line each, or one JSON object each. */
export async function list(
  settings: InboxSettings,
  { json, spam, since }: { json: boolean; spam: boolean; since?: string },
) {
  const time = since === undefined ? 0 : Date.parse(since)
  if (Number.isNaN(time))
    throw new Error(`--since is '${since}': give a day such as 2027-01-31, or a time in ISO 8601.`)
  // Closing the pipe is how `head` says that it has read enough.
  process.stdout.once('error', () => process.exit())
  for (const inquiry of await withDatabase(settings, ({ query }) =>
    inquiriesIn(query, time, spam),
  )) {
    const { id, receivedAt, delivery } = inquiry
    const state = inquiry.spam ? `${delivery}, spam?` : delivery
    const line = () => `${id}  ${receivedAt}  ${state}  ${describeInquiry(inquiry)}`
    console.log(json ? JSON.stringify(inquiry) : line())
  }
}

/** Prints one inquiry. Throws if there is none with this number. */
export async function show(settings: InboxSettings, id: string) {
  const sql = `SELECT ${COLUMNS} FROM inquiries WHERE id = ?`
  const [row] = await withDatabase(settings, ({ query }) => query<Row>(sql, Number(id)))
  if (!row) throw new Error(`There is no inquiry ${id}. 'list' shows which there are.`)
  const inquiry = inquiryOf(row)
  const names = ['id', 'receivedAt', 'spam', 'delivery', 'subject', ...FIELD_NAMES] as const
  for (const name of names) {
    const lines = String(inquiry[name]).split(/\r?\n/).map(printable)
    console.log(`${name}: ${lines.join('\n  ')}`)
  }
}

/** Writes all inquiries to a CSV file. */
export async function exportTo(settings: InboxSettings, file: string) {
  const csv = csvOf(await withDatabase(settings, ({ query }) => inquiriesIn(query)))
  await makeFile(file, (draft) => writeFileSync(draft, csv))
  console.log(
    `All inquiries are in ${resolve(file)}, which contains personal data: erase it after use.`,
  )
}

/** Copies the database as it is now, also while the inbox runs. */
export async function backup(settings: InboxSettings, copy: string) {
  await withDatabase(settings, ({ query }) =>
    makeFile(copy, (draft) => query('VACUUM INTO ?', draft)),
  )
  writeFileSync(newestBackupOf(settings), resolve(copy), { mode: OWNER_ONLY })
  console.log(`A copy is in ${resolve(copy)}.`)
}

/** Erases a person's inquiries and prints how many there were. */
export async function erase(settings: InboxSettings, email: string) {
  const sql = 'DELETE FROM inquiries WHERE lower(email) = lower(?) RETURNING id'
  const { length: count } = await withDatabase(settings, async ({ query, emptyLog }) => {
    const erased = await query(sql, email.trim())
    emptyLog()
    return erased
  })
  console.log(`${count} ${count === 1 ? 'inquiry' : 'inquiries'} erased. Backups are not changed.`)
}

/** Mails now what waits and what was given up, which then has three days again. Throws without mail settings. */
export async function retry({ mail, ...settings }: InboxSettings) {
  if (!mail) throw new Error('Nothing can be mailed: SMTP_URL, MAIL_TO and MAIL_FROM are not set.')
  const { send } = createMailer(mail)
  await withDatabase(settings, async ({ query }) => {
    const now = Date.now()
    await query(
      `UPDATE inquiries SET delivery = 'waiting', attempts = 0, next_attempt_at = ?, retried_at = ?
       WHERE delivery IN ('waiting', 'failed')`,
      now,
      now,
    )
    await deliverDue({ store: createStore(query, ''), send, log: console.log })
    const { waiting } = await stateOf(query)
    console.log(`${waiting} inquiries still wait to be mailed.`)
    if (waiting > 0) process.exitCode = 1
  })
}

/** Tests database, backup and mail, and prints their state. Throws with every fault. */
export async function check(settings: InboxSettings) {
  const state = await withDatabase(settings, ({ query }) => stateOf(query), { thoroughly: true })
  const { waiting, failed, suspected, trapped, mailedAt } = state
  const mailed = mailedAt === null ? 'never' : new Date(mailedAt).toISOString()
  console.log(`The database ${settings.file} is intact.`)
  console.log(`Mail was last sent: ${mailed}. Waiting: ${waiting}. Failed: ${failed}.`)
  console.log(`Spam: ${suspected} suspected, ${trapped} by the honeypot (not mailed).`)
  const faults = []
  if (failed > 0)
    faults.push(`${failed} inquiries could not be mailed for three days: npm run inbox -- retry`)
  faults.push(...backupFaults(settings))
  if (settings.mail) {
    await createMailer(settings.mail)
      .check()
      .then(() => console.log('The mail server lets us in.'))
      .catch((error: Error) => faults.push(`The mail server of SMTP_URL: ${error.message}`))
  } else {
    console.log('Inquiries are not mailed: SMTP_URL, MAIL_TO and MAIL_FROM are not set.')
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The file that names the newest backup. */
const newestBackupOf = ({ file }: InboxSettings) => `${file}.backup`

function backupFaults(settings: InboxSettings): string[] {
  const record = newestBackupOf(settings)
  if (!existsSync(record)) {
    console.log('There is no backup yet: npm run inbox -- backup FILE.db')
    return []
  }
  const copy = readFileSync(record, 'utf8')
  const madeAt = statSync(copy, { throwIfNoEntry: false })?.mtime
  if (!madeAt) return [`The newest backup, ${copy}, is gone: make another one.`]
  console.log(`The newest backup, ${copy}, is from ${madeAt.toISOString()}.`)
  if (Date.now() - madeAt.getTime() <= OLDEST_BACKUP_MS) return []
  return ['The newest backup is older than 48 h: see why none was made since.']
}

async function stateOf(query: Query) {
  const [state] = await query<{
    waiting: number
    failed: number
    suspected: number
    trapped: number
    mailedAt: number | null
  }>(
    `SELECT count(*) FILTER (WHERE delivery = 'waiting') AS waiting,
       count(*) FILTER (WHERE delivery = 'failed') AS failed,
       count(*) FILTER (WHERE spam = 1 AND honeypot = 0) AS suspected,
       count(*) FILTER (WHERE honeypot = 1) AS trapped,
       max(mailed_at) AS mailedAt
     FROM inquiries`,
  )
  return state!
}

/** The inquiries since a time, in the order of their arrival. */
async function inquiriesIn(query: Query, since = 0, spamOnly = false) {
  const sql = `SELECT ${COLUMNS} FROM inquiries WHERE received_at >= ? AND spam >= ? ORDER BY id`
  return (await query<Row>(sql, since, spamOnly ? 1 : 0)).map(inquiryOf)
}

/**
 * Makes a file with personal data: a draft that only its owner may read takes its place once it is complete.
 * A failure names the file.
 */
async function makeFile(file: string, fill: (draft: string) => unknown) {
  const draft = `${file}.new`
  try {
    rejectServed(file)
    rmSync(draft, { force: true })
    writeFileSync(draft, '', { mode: OWNER_ONLY })
    await fill(draft)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw explained(`The file ${resolve(file)}`, error)
  }
}

async function withDatabase<Result>(
  { file }: InboxSettings,
  act: (database: Database) => Promise<Result>,
  how?: Parameters<typeof openDatabase>[1],
): Promise<Result> {
  if (!existsSync(file))
    throw new Error(`There is no database ${file}: nothing has come yet, or INQUIRIES_DB is wrong.`)
  const database = openDatabase(file, how)
  try {
    return await act(database)
  } finally {
    database.close()
  }
}
