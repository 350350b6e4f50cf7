import * as fs from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { csvStream } from './csv.ts'
import { describeInquiry, printable } from './inquiry.ts'
import { deliverDue } from './outbox.ts'
import { explained, OWNER_ONLY, rejectServed } from './private-files.ts'
import type { InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'
import { openDatabase, type Database } from './sqlite.ts'
import { COLUMNS, createStore, inquiryOf, type Query, type Row } from './store.ts'

const PAGE_ROWS = 1000
const OLDEST_BACKUP_MS = 48 * 60 * 60_000
const NO_MAIL = 'SMTP_URL, MAIL_TO and MAIL_FROM are not set.'

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
  await withDatabase(settings, async ({ query }) => {
    for await (const inquiry of inquiriesIn(query, time, spam)) {
      const { id, receivedAt, delivery, spam } = inquiry
      const state = `${id}  ${receivedAt}  ${delivery}${spam ? ', spam?' : ''}`
      console.log(json ? JSON.stringify(inquiry) : `${state}  ${describeInquiry(inquiry)}`)
    }
  })
}

/** Prints one inquiry. Throws if there is none with this number. */
export async function show(settings: InboxSettings, id: string) {
  const sql = `SELECT ${COLUMNS} FROM inquiries WHERE id = ?`
  const [row] = await withDatabase(settings, ({ query }) => query<Row>(sql, Number(id)))
  if (!row) throw new Error(`There is no inquiry ${id}. 'list' shows which there are.`)
  for (const [name, value] of Object.entries(inquiryOf(row))) {
    const lines = String(value).split(/\r?\n/).map(printable)
    console.log(`${name}: ${lines.join('\n  ')}`)
  }
}

/** Writes all inquiries to a CSV file. */
export async function exportTo(settings: InboxSettings, file: string) {
  await withDatabase(settings, ({ query }) =>
    makeFile(file, (draft) =>
      pipeline(inquiriesIn(query), csvStream(), fs.createWriteStream(draft)),
    ),
  )
  console.log(`All inquiries are in ${resolve(file)}, with personal data: erase it after use.`)
}

/** Copies the database, also while the inbox runs. */
export async function backup(settings: InboxSettings, copy: string) {
  await withDatabase(settings, ({ query }) =>
    makeFile(copy, (draft) => query('VACUUM INTO ?', draft)),
  )
  fs.writeFileSync(newestBackupOf(settings), resolve(copy), { mode: OWNER_ONLY })
  console.log(`A copy is in ${resolve(copy)}.`)
}

/** Erases a person's inquiries and prints how many there were. */
export async function erase(settings: InboxSettings, email: string) {
  const sql = 'DELETE FROM inquiries WHERE lower(email) = lower(?) RETURNING id'
  await withDatabase(settings, async ({ query, emptyLog }) => {
    const { length: count } = await query(sql, email.trim())
    emptyLog()
    console.log(`${count} inquir${count === 1 ? 'y' : 'ies'} erased. Backups are not changed.`)
  })
}

/** Mails now what waits and what was given up, which then has three days again. */
export async function retry(settings: InboxSettings) {
  const { mail } = settings
  if (!mail) throw new Error(`Nothing can be mailed: ${NO_MAIL}`)
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

/** Prints the state of database, backup and mail. Throws with every fault. */
export async function check(settings: InboxSettings) {
  const state = await withDatabase(settings, ({ query }) => stateOf(query), { thoroughly: true })
  const { waiting, failed, suspected, trapped, mailedAt } = state
  const mailed = mailedAt === null ? 'never' : new Date(mailedAt).toISOString()
  console.log(`The database ${settings.file} is intact.`)
  console.log(`Mail was last sent: ${mailed}. Waiting: ${waiting}. Failed: ${failed}.`)
  console.log(`Spam: ${suspected} suspected, ${trapped} by the honeypot (not mailed).`)
  const faults = [
    failed > 0 && `${failed} inquiries could not be mailed for three days: npm run inbox -- retry`,
    backupFault(settings),
    await mailFault(settings),
  ].filter(Boolean)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The file that names the newest backup. */
const newestBackupOf = ({ file }: InboxSettings) => `${file}.backup`

function backupFault(settings: InboxSettings) {
  const record = newestBackupOf(settings)
  if (!fs.existsSync(record))
    return console.log('There is no backup yet: npm run inbox -- backup FILE.db')
  const copy = fs.readFileSync(record, 'utf8')
  const madeAt = fs.statSync(copy, { throwIfNoEntry: false })?.mtime
  if (!madeAt) return `The newest backup, ${copy}, is gone: make another one.`
  console.log(`The newest backup, ${copy}, is from ${madeAt.toISOString()}.`)
  const isOld = Date.now() - madeAt.getTime() > OLDEST_BACKUP_MS
  return isOld && 'The newest backup is older than 48 h: see why none was made since.'
}

async function mailFault({ mail }: InboxSettings) {
  if (!mail) return void console.log(`Inquiries are not mailed: ${NO_MAIL}`)
  return createMailer(mail)
    .check()
    .then(() => console.log('The mail server lets us in.'))
    .catch(({ message }: Error) => `The mail server of SMTP_URL: ${message}`)
}

async function stateOf(query: Query) {
  type Counts = Record<'waiting' | 'failed' | 'suspected' | 'trapped', number>
  const sql = `SELECT total(delivery = 'waiting') AS waiting, total(delivery = 'failed') AS failed,
    total(spam AND NOT honeypot) AS suspected, total(honeypot) AS trapped, max(mailed_at) AS mailedAt
    FROM inquiries`
  const [state] = await query<Counts & { mailedAt: number | null }>(sql)
  return state!
}

/** By pages, oldest first: one long reading would keep the log from being emptied. */
async function* inquiriesIn(query: Query, since = 0, spamOnly = false) {
  const sql = `SELECT ${COLUMNS} FROM inquiries
    WHERE id > ? AND received_at >= ? AND spam >= ? ORDER BY id LIMIT ${PAGE_ROWS}`
  for (let last = 0; ;) {
    const page = await query<Row>(sql, last, since, spamOnly ? 1 : 0)
    if (page.length === 0) return
    yield* page.map(inquiryOf)
    last = page.at(-1)!.id
  }
}

/** Makes a file that only its owner may read. It takes its place once it is complete; a failure names it. */
export async function makeFile(file: string, fill: (draft: string) => unknown) {
  const draft = `${file}.new`
  try {
    rejectServed(file)
    fs.rmSync(draft, { force: true })
    fs.writeFileSync(draft, '', { mode: OWNER_ONLY })
    await fill(draft)
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw explained(`The file ${resolve(file)}`, error)
  }
}

async function withDatabase<Result>(
  { file }: InboxSettings,
  act: (database: Database) => Promise<Result>,
  how?: Parameters<typeof openDatabase>[1],
): Promise<Result> {
  if (!fs.existsSync(file))
    throw new Error(`There is no database ${file}: nothing has come yet, or INQUIRIES_DB is wrong.`)
  const database = openDatabase(file, how)
  try {
    return await act(database)
  } finally {
    database.close()
  }
}
