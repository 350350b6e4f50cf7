import * as fs from 'node:fs'
import { resolve } from 'node:path'
import { stringify, type Options } from 'csv-stringify/sync'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { writeAtomically } from './backups.ts'
import { createMailer, deliverDue } from './mail.ts'
import type { InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

export const NO_MAIL = 'SMTP_URL, MAIL_TO and MAIL_FROM are not set.'

/** Control and format characters, except joiners: they could move the cursor or reverse the text in a terminal. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** Text that a spreadsheet may run as a formula: =, +, - or @, plain or full width, also after blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/
const CSV: Options = {
  header: true,
  bom: true,
  record_delimiter: 'windows',
  // A lone line feed would end the line as well.
  quoted_match: /[\r\n]/,
  columns: ['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery', 'reference'],
  cast: {
    boolean: String,
    string: (text) => printable(FORMULA.test(text) ? `'${text}` : text, '\t\r\n'),
  },
}

const ISO_8601 = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
type ListOptions = { json: boolean; spam: boolean; since?: string }

/** Prints inquiries, newest last: one line each, or one JSON object each. */
export function list(store: Store, { json, spam, since = '1970-01-01' }: ListOptions) {
  const time = Date.parse(since)
  const [, day = ''] = ISO_8601.exec(since) ?? []
  // JavaScript reads 31 November as 1 December.
  if (Number.isNaN(time) || !new Date(day).toJSON()?.startsWith(day))
    throw new Error(`--since is '${since}': give a day such as 2027-01-31, or a time in ISO 8601.`)
  // Closing the pipe is how `head` says that it has read enough.
  process.stdout.once('error', () => process.exit())
  for (const inquiry of store.list()) {
    const { id, reference, receivedAt, name, email, delivery } = inquiry
    if (Date.parse(receivedAt) < time || (spam && !inquiry.spam)) continue
    const state = inquiry.spam ? `${delivery}, spam` : delivery
    const line = [id, reference, receivedAt, state, `${name} <${email}>`].join('  ')
    console.log(json ? asciiJson(inquiry) : printable(line))
  }
}

/** Prints one inquiry. Throws if there is none with this number or reference. */
export function show(store: Store, wanted: string) {
  const inquiry = store
    .list()
    .find(({ id, reference }) => id === Number(wanted) || reference === wanted.toUpperCase())
  if (!inquiry) throw new Error(`There is no inquiry ${wanted}. 'list' shows which there are.`)
  for (const [name, value] of Object.entries(inquiry))
    console.log(printable(`${name}: ${String(value).replaceAll(/\r?\n/g, '\n  ')}`, '\n'))
}

/** Returns a text with `\u{fffd}` for each unprintable character, except the kept ones. */
export const printable = (text: string, kept = '') =>
  text.replaceAll(UNPRINTABLE, (found) => (kept.includes(found) ? found : '\u{fffd}'))
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
const asciiJson = (value: object) => JSON.stringify(value).replaceAll(/[^ -~]/g, escapeUnit)

/** Writes all inquiries to a CSV file. */
export function exportCsv(store: Store, csv: string) {
  writeAtomically(csv, (draft) => fs.writeFileSync(draft, stringify(store.list(), CSV)))
  console.log(`All inquiries are in ${resolve(csv)}, with personal data: erase it after use.`)
}

/** Erases a person's inquiries and prints how many there were. */
export function erase(store: Store, email: string) {
  console.log(`Inquiries erased: ${store.eraseFrom(email)}. Backups are not changed.`)
}

/** Mails now what waits and what has failed, which then has three days again. */
export async function retry(store: Store, { mail }: InboxSettings) {
  if (!mail) throw new Error(`Nothing can be mailed: ${NO_MAIL}`)
  store.retryAll(Date.now())
  await deliverDue(store, mail)
  const { waiting } = store.counts()
  console.log(`${waiting} inquiries still wait to be mailed.`)
  if (waiting > 0) process.exitCode = 1
}

/** Mails the company that a unit of systemd has failed. */
export async function alert({ mail }: InboxSettings, unit: string) {
  if (!mail) throw new Error(`${unit} has failed, and no mail is set up to say so.`)
  const text = `On the server: journalctl -u ${unit}`
  await createMailer(mail).sendMail({ subject: `${unit} has failed`, text })
}
