import * as fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { toCsv } from './csv.ts'
import { describeInquiry, printable } from './inquiry.ts'
import { createMailer, deliverDue } from './mail.ts'
import { explained, rejectServed } from './private-files.ts'
import { COMMAND } from './program.ts'
import type { InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const HOUR_MS = 60 * 60_000
const OLDEST_BACKUP_MS = 48 * HOUR_MS
const KEEP_BACKUPS_MS = 14 * 24 * HOUR_MS
/** Room for the largest inquiry, twice: in the database and in its log. */
const ROOM_BYTES = 128 * 1024
const NO_MAIL = 'SMTP_URL, MAIL_TO and MAIL_FROM are not set.'

/** Prints inquiries, newest last: one line each, or one JSON object each. */
export function list(
  store: Store,
  { json, spam, since }: { json: boolean; spam: boolean; since?: string },
) {
  const time = since === undefined ? 0 : Date.parse(since)
  if (Number.isNaN(time))
    throw new Error(`--since is '${since}': give a day such as 2027-01-31, or a time in ISO 8601.`)
  // Closing the pipe is how `head` says that it has read enough.
  process.stdout.once('error', () => process.exit())
  for (const inquiry of store.list(time, spam)) {
    const { id, receivedAt, delivery, spam } = inquiry
    const state = `${id}  ${receivedAt}  ${delivery}${spam ? ', spam?' : ''}`
    console.log(json ? JSON.stringify(inquiry) : `${state}  ${describeInquiry(inquiry)}`)
  }
}

/** Prints one inquiry. Throws if there is none with this number. */
export function show(store: Store, id: string) {
  const inquiry = store.find(Number(id))
  if (!inquiry) throw new Error(`There is no inquiry ${id}. 'list' shows which there are.`)
  for (const [name, value] of Object.entries(inquiry)) {
    const lines = String(value).split(/\r?\n/).map(printable)
    console.log(`${name}: ${lines.join('\n  ')}`)
  }
}

/** Writes all inquiries to a CSV file. */
export function exportTo(store: Store, csv: string) {
  makeFile(csv, (draft) => fs.writeFileSync(draft, toCsv(store.list())))
  console.log(`All inquiries are in ${resolve(csv)}, with personal data: erase it after use.`)
}

/** Copies the database, also while the inbox runs. Without a name the copy gets today's, and old ones are deleted. */
export function backup(store: Store, { file }: InboxSettings, copy?: string) {
  const folder = backupFolder(file)
  if (!copy) fs.mkdirSync(folder, { recursive: true })
  const target = resolve(copy ?? join(folder, `${new Date().toISOString().slice(0, 10)}.db`))
  makeFile(target, store.copyTo)
  console.log(`A copy is in ${target}.`)
  if (copy) return
  for (const name of fs.readdirSync(folder))
    if (ageOf(join(folder, name)) > KEEP_BACKUPS_MS)
      fs.rmSync(join(folder, name), { recursive: true })
}

/** Erases a person's inquiries and prints how many there were. */
export function erase(store: Store, email: string) {
  const count = store.eraseFrom(email)
  console.log(`${count} inquir${count === 1 ? 'y' : 'ies'} erased. Backups are not changed.`)
}

/** Mails now what waits and what was given up, which then has three days again. */
export async function retry(store: Store, { mail }: InboxSettings) {
  if (!mail) throw new Error(`Nothing can be mailed: ${NO_MAIL}`)
  store.retryAll(Date.now())
  await deliverDue(store, createMailer(mail), console.log)
  const { waiting } = store.counts()
  console.log(`${waiting} inquiries still wait to be mailed.`)
  if (waiting > 0) process.exitCode = 1
}

/** Prints the state of database, disk, backup and mail. Throws with every fault. */
export async function check(store: Store, { file, mail }: InboxSettings) {
  const { waiting, failed, suspected, trapped, mailedAt } = store.counts()
  const mailed = mailedAt === null ? 'never' : new Date(mailedAt).toISOString()
  console.log(`The database ${file} is intact.`)
  console.log(`Mail was last sent: ${mailed}. Waiting: ${waiting}. Failed: ${failed}.`)
  console.log(`Spam: ${suspected} suspected, ${trapped} by the honeypot (not mailed).`)
  const faults = [
    failed > 0 && `${failed} inquiries could not be mailed for three days: ${COMMAND} retry`,
    diskFault(file),
    backupFault(file),
    await mailFault(mail),
  ].filter(Boolean)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Mails the company that a unit of systemd has failed. */
export async function alert({ mail }: InboxSettings, unit: string) {
  if (!mail) throw new Error(`${unit} has failed, and no mail is set up to say so.`)
  await createMailer(mail).sendAlert(unit)
}

function diskFault(file: string) {
  const probe = `${file}.probe`
  let fault: string | undefined
  try {
    fs.writeFileSync(probe, Buffer.alloc(ROOM_BYTES))
  } catch (error) {
    fault = explained('No inquiry can be stored', error).message
  }
  fs.rmSync(probe, { force: true })
  return fault
}

function backupFault(file: string) {
  const ages = fs.globSync(join(backupFolder(file), '*.db')).map(ageOf)
  if (ages.length === 0) return void console.log(`There is no backup yet: ${COMMAND} backup`)
  const isOld = Math.min(...ages) > OLDEST_BACKUP_MS
  return isOld && 'The newest backup is older than 48 h: see why none was made since.'
}

const backupFolder = (file: string) => join(dirname(file), 'backups')
const ageOf = (file: string) => Date.now() - fs.statSync(file).mtimeMs

async function mailFault(mail: InboxSettings['mail']): Promise<string | void> {
  if (!mail) return void console.log(`Inquiries are not mailed: ${NO_MAIL}`)
  return createMailer(mail)
    .check()
    .then(() => console.log('The mail server lets us in.'))
    .catch(({ message }: Error) => `The mail server of SMTP_URL: ${message}`)
}

/** Makes a file, which takes its place once it is complete; a failure names it. */
function makeFile(file: string, fill: (draft: string) => unknown) {
  const draft = `${file}.new`
  try {
    rejectServed(file)
    fs.rmSync(draft, { force: true })
    fill(draft)
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw explained(`The file ${resolve(file)}`, error)
  }
}
