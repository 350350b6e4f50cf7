import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { stringify, type Options } from 'csv-stringify/sync'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { OWNER_ONLY_FILE_MODE, rejectFileInWebRoot, withHint } from './database.ts'
import { deliverDueMail } from './mail.ts'
import { CLI_COMMAND, type InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const KEEP_BACKUPS_DAYS = 14
const BACKUPS = 'backups'
/** The modification time of `copied.db.age` is the time at which a backup was last copied. */
const LAST_COPY = 'copied.db.age'
const DAY_MS = 86_400_000
export const MAIL_NOT_CONFIGURED = 'SMTP_URL, MAIL_TO and MAIL_FROM are not set.'

/** Keeps zero-width joiners, because Indic scripts need them. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu
const FORMULA = /^\s*[=+\-@＝＋－＠]/
const CSV: Options = {
  header: true,
  bom: true,
  record_delimiter: 'windows',
  // csv-stringify doesn't quote a value with a lone CR or LF, although spreadsheets end the row there.
  quoted_match: /[\r\n]/,
  columns: ['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery', 'reference'],
  cast: {
    boolean: String,
    string: (text) => replaceUnprintable(FORMULA.test(text) ? `'${text}` : text, '\t\r\n'),
  },
}

const ISO_8601 = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
type ListOptions = { json: boolean; spam: boolean; since?: string }

export function listInquiries(store: Store, { json, spam, since = '1970-01-01' }: ListOptions) {
  const time = Date.parse(since)
  const [, day = ''] = ISO_8601.exec(since) ?? []
  // JavaScript reads 31 November as 1 December, so the parsed day is compared with the given text.
  if (Number.isNaN(time) || !new Date(day).toJSON()?.startsWith(day))
    throw new Error(`--since is '${since}': give a day such as 2027-01-31, or a time in ISO 8601.`)
  process.stdout.once('error', () => process.exit())
  for (const inquiry of store.list()) {
    const { id, reference, receivedAt, name, email, delivery } = inquiry
    if (Date.parse(receivedAt) < time || (spam && !inquiry.spam)) continue
    const state = inquiry.spam ? `${delivery}, spam` : delivery
    const line = [id, reference, receivedAt, state, `${name} <${email}>`].join('  ')
    console.log(json ? asciiJson(inquiry) : replaceUnprintable(line))
  }
}

export function showInquiry(store: Store, wanted: string) {
  const inquiry = store
    .list()
    .find(({ id, reference }) => id === Number(wanted) || reference === wanted.toUpperCase())
  if (!inquiry) throw new Error(`There is no inquiry '${wanted}'. Run 'list' to see all inquiries.`)
  for (const [name, value] of Object.entries(inquiry))
    console.log(replaceUnprintable(`${name}: ${String(value).replaceAll(/\r?\n/g, '\n  ')}`, '\n'))
}

export const replaceUnprintable = (text: string, kept = '') =>
  text.replaceAll(UNPRINTABLE, (character) => (kept.includes(character) ? character : '\u{fffd}'))
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
const asciiJson = (value: object) => JSON.stringify(value).replaceAll(/[^ -~]/g, escapeUnit)

export function exportInquiriesToCsvFile(store: Store, csv: string) {
  writeAtomically(csv, (draft) => fs.writeFileSync(draft, stringify(store.list(), CSV)))
  console.log(
    `All inquiries are in ${resolve(csv)}, which contains personal data. Delete the file after use.`,
  )
}

/**
 * Keeps the backups of the 14 newest days that have backups. The current date doesn't matter, because the clock can be
 * wrong.
 */
export function backUpDatabase(store: Store, { file }: InboxSettings) {
  const folder = join(dirname(file), BACKUPS)
  const time = new Date().toISOString().replaceAll(':', '-')
  const first = join(folder, `${dayOf(time)}.db`)
  const copy = fs.existsSync(first) ? join(folder, `${time}.db`) : first
  fs.mkdirSync(folder, { recursive: true })
  writeAtomically(copy, store.copyTo)
  console.log(`The backup is in ${copy}.`)
  const days = [...new Set(backupsOf(file).map(dayOf))].toSorted()
  const firstKept = days.at(-KEEP_BACKUPS_DAYS) ?? ''
  for (const old of backupsOf(file)) if (old !== copy && dayOf(old) < firstKept) fs.rmSync(old)
}

/** Each copy replaces only the copy from 14 days ago, so a new, empty server can't erase all earlier copies. */
export function copyNewestBackup({ file, backupCopy }: InboxSettings) {
  if (!backupCopy)
    return console.log('BACKUP_TO is not set, so all backups are on this computer only.')
  const { folder, key } = backupCopy
  const newest = backupsOf(file).toSorted((a, b) => hoursFromNow(a) - hoursFromNow(b))[0]
  if (!newest) throw new Error(`There is no backup to copy. Create one: ${CLI_COMMAND} backup`)
  // If no disk is mounted at BACKUP_TO, the folder is on the same disk as the database.
  if (folder.startsWith('/') && fs.statSync(folder).dev === fs.statSync(dirname(file)).dev)
    throw new Error(
      `BACKUP_TO is '${folder}', which is on the same disk as the database. Mount another disk there.`,
    )
  const slot = String(Math.floor(Date.now() / DAY_MS) % KEEP_BACKUPS_DAYS).padStart(2, '0')
  const copy = join(dirname(newest), `inquiries-${slot}.db.age`)
  execFileSync('age', ['--recipient', key, '--output', copy, newest])
  execFileSync('rsync', ['--times', '--timeout=60', copy, `${folder}/`])
  fs.renameSync(copy, join(dirname(newest), LAST_COPY))
  console.log(`Copied ${newest} to ${folder}/${basename(copy)}.`)
}

export function eraseInquiries(store: Store, email: string) {
  console.log(`Inquiries erased: ${store.eraseFrom(email)}. Backups are not changed.`)
}

export async function retryFailedMail(store: Store, { mail }: InboxSettings) {
  if (!mail) throw new Error(`Nothing can be mailed: ${MAIL_NOT_CONFIGURED}`)
  store.retryAll(Date.now())
  await deliverDueMail(store, mail)
  const { waiting } = store.counts()
  console.log(`${waiting} inquiries still wait to be mailed.`)
  if (waiting > 0) process.exitCode = 1
}

export const hoursSinceBackup = (file: string) => Math.min(...backupsOf(file).map(hoursFromNow))
export const hoursSinceBackupCopy = (file: string) =>
  Math.min(...backupsOf(file, LAST_COPY).map(hoursFromNow))

function backupsOf(file: string, pattern = '????-??-??*.db') {
  const folder = join(dirname(file), BACKUPS)
  // The folder is passed as `cwd`, because brackets in the folder's name would otherwise be part of the glob pattern.
  return fs.globSync(pattern, { cwd: folder }).map((name) => join(folder, name))
}
const dayOf = (copy: string) => basename(copy).slice(0, '2027-01-31'.length)
const hoursFromNow = (file: string) => Math.abs(Date.now() - fs.statSync(file).mtimeMs) / 3_600_000

function writeAtomically(file: string, fill: (draft: string) => unknown) {
  const draft = `${file}.new`
  try {
    rejectFileInWebRoot(file)
    fs.rmSync(draft, { force: true })
    fs.writeFileSync(draft, '', { mode: OWNER_ONLY_FILE_MODE })
    fill(draft)
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw withHint(`The file ${resolve(file)}`, error)
  }
}
