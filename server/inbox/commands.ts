import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { writeCsv } from './csv.ts'
import { describeInquiry, printable } from './inquiry.ts'
import { deliverDue } from './outbox.ts'
import { OWNER_ONLY } from './owner-only.ts'
import { refuseServed, type InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'
import { openDatabase } from './sqlite.ts'
import { createStore, type Query, type Store, type StoredInquiry } from './store.ts'

/** Prints inquiries, the newest last: a line each, or a JSON object each. */
export async function list(
  settings: InboxSettings,
  { json, spam, since }: { json: boolean; spam: boolean; since?: string },
) {
  const time = since === undefined ? 0 : Date.parse(since)
  if (Number.isNaN(time))
    throw new Error(`--since is '${since}': give a day such as 2027-01-31, or a time in ISO 8601.`)
  // Whoever has read enough, such as `head`, closes the pipe.
  process.stdout.once('error', () => process.exit())
  await withStore(settings, async (store) => {
    for await (const inquiry of store.list({ since: time, spamOnly: spam }))
      console.log(json ? JSON.stringify(inquiry) : lineOf(inquiry))
  })
}

const lineOf = (inquiry: StoredInquiry) => {
  const { id, receivedAt, spam, delivery } = inquiry
  return `${id}  ${receivedAt}  ${delivery}${spam ? ', spam?' : ''}  ${describeInquiry(inquiry)}`
}

/** Prints one inquiry. Throws where there is none with this number. */
export async function show(settings: InboxSettings, id: string) {
  const inquiry = await withStore(settings, (store) => store.find(Number(id)))
  if (!inquiry) throw new Error(`There is no inquiry ${id}. 'list' shows which there are.`)
  const names = ['id', 'receivedAt', 'spam', 'delivery', 'subject', ...FIELD_NAMES] as const
  for (const name of names) {
    const lines = String(inquiry[name]).split(/\r?\n/).map(printable)
    console.log(`${name}: ${lines.join('\n  ')}`)
  }
}

/** Writes all inquiries into a CSV file. */
export async function exportTo(settings: InboxSettings, file: string) {
  refuseServed('The file', file)
  await withStore(settings, (store) => writeCsv(store.list(), file))
  console.log(`All inquiries are in ${file}, which holds personal data: erase it after use.`)
}

/** Writes a copy of the database as it stands now, also while the inbox runs. */
export async function backup({ file }: InboxSettings, copy: string) {
  refuseServed('The file', copy)
  await withDatabase(file, async (query) => {
    rmSync(`${copy}.new`, { force: true })
    await query('VACUUM INTO ?', `${copy}.new`)
    chmodSync(`${copy}.new`, OWNER_ONLY)
    renameSync(`${copy}.new`, copy)
  })
  console.log(
    `A copy is in ${copy}. To restore it: stop the inbox, and put it in the place of ${file}.`,
  )
}

/** Erases a person's inquiries, and tells how many there were. */
export async function erase(settings: InboxSettings, email: string) {
  const count = await withStore(settings, (store) => store.eraseFrom(email.trim()))
  console.log(`${count} ${count === 1 ? 'inquiry' : 'inquiries'} erased. Backups are not changed.`)
}

/** Mails what waits, and what was given up, now. Throws where mail is not set. */
export async function retry(settings: InboxSettings) {
  if (!settings.mail)
    throw new Error('Nothing can be mailed: SMTP_URL, MAIL_TO and MAIL_FROM are not set.')
  const { send } = createMailer(settings.mail)
  await withStore(settings, async (store) => {
    await store.makeAllDue(Date.now())
    await deliverDue({ store, send, log: console.log })
    const { waiting = 0, failed = 0 } = await store.countByDelivery()
    console.log(`${waiting + failed} inquiries still wait to be mailed.`)
    if (waiting + failed > 0) process.exitCode = 1
  })
}

/** Tries database and mail, and names what is wrong with them. */
export async function check(settings: InboxSettings) {
  const { waiting = 0, failed = 0 } = await withStore(
    settings,
    (store) => store.countByDelivery(),
    { thoroughly: true },
  )
  console.log(`The database ${settings.file} is whole.`)
  if (waiting > 0) console.log(`${waiting} inquiries wait to be mailed.`)
  const faults = []
  if (failed > 0)
    faults.push(`${failed} inquiries could not be mailed for three days: npm run inbox -- retry`)
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

type HowToOpen = Parameters<typeof openDatabase>[1]

const withStore = <Result>(
  { file }: InboxSettings,
  act: (store: Store) => Promise<Result>,
  how?: HowToOpen,
) => withDatabase(file, (query) => act(createStore(query)), how)

async function withDatabase<Result>(
  file: string,
  act: (query: Query) => Promise<Result>,
  how?: HowToOpen,
): Promise<Result> {
  if (!existsSync(file))
    throw new Error(`There is no database ${file}: nothing has come yet, or INQUIRIES_DB is wrong.`)
  const { query, close } = openDatabase(file, how)
  try {
    return await act(query)
  } finally {
    close()
  }
}
