import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { temporaryFolder } from '../test-helpers.ts'
import { startMailServer } from './testing/mail-server.ts'
import {
  anInquiry,
  FILE,
  inquiriesIn,
  startStore,
  postJson,
  runInbox,
  serveInbox,
  type Added,
} from './testing/inbox.ts'

const REFERENCE = /^DM-[2-9A-HJ-NP-Z]{6}$/
const DAY_MS = 24 * 60 * 60_000
const TODAY = new Date().toISOString().slice(0, 10)

/** A folder with a database; each inquiry came a day after the one before, the last one now. */
function folderWith(...added: Added[]) {
  const folder = temporaryFolder()
  const { add } = startStore(join(folder, FILE))
  for (const [index, inquiry] of added.entries())
    add(inquiry, Date.now() - (added.length - 1 - index) * DAY_MS)
  return folder
}

test('list: newest last, for people and for programs', async () => {
  const name = 'A\u001b[2J\r\n9\u202eB\u009b'
  const folder = folderWith(
    { references: [''] },
    { suspicion: 'honeypot' },
    { isMailed: true, name },
  )
  const list = (options = '') => runInbox(folder, `list${options}`)
  const objects = (await list(' --json')).slice(2).trim().split('\n')
  const receivedAt = expect.stringMatching(/T.*Z$/)
  const fields = { ...byField(() => expect.any(String)), subject: expect.any(String), receivedAt }
  const reference = expect.stringMatching(REFERENCE)
  expect(objects.map((line) => JSON.parse(line))).toEqual([
    { ...fields, id: 1, spam: false, delivery: 'none', reference: '' },
    { ...fields, id: 2, spam: true, delivery: 'none', reference },
    { ...fields, id: 3, spam: false, delivery: 'waiting', name, reference },
  ])
  expect(await list(' --spam')).toMatch(/^0 2 .*\n$/)
  const since = new Date(Date.now() - DAY_MS / 2).toISOString()
  expect(await list(` --since ${since}`)).toMatch(/^0 3 .*\n$/)
  // Nothing moves the cursor, or reverses the text.
  const shown =
    /^0 1 {2}- {2}20.*\n2 {2}DM-.*spam.*\n3 {2}DM-.*waiting {2}A�\[2J��9�B� <asha@rao.example>\n$/
  expect(await list()).toMatch(shown)
})

test('show and export: every field; no cell of the export runs, and only its owner reads it', async () => {
  const formulas = ['=1', '+1', '-1', '@A1', '＝1', '＠A1', '\t=1', ' \n=1', '=";"\r\n=1']
  const others = ['a=1', '"";=1', 'a,b', 'a\rb', 'a\nb\r\n"c"', ' ']
  const texts = [...formulas, ...others]
  const folder = folderWith(...texts.map((company, i) => ({ company, references: [`DM-${i}`] })))
  const shown = /company: =1\n[^]*message: Two pallets to Hamburg\n {2}by Friday/
  expect(await runInbox(folder, 'show 1')).toMatch(shown)
  expect(await runInbox(folder, 'show dm-0')).toBe(await runInbox(folder, 'show 1'))
  const file = join(fs.realpathSync(folder), 'all.csv')
  fs.writeFileSync(file, 'old '.repeat(1000), { mode: 0o644 })
  expect(await runInbox(folder, 'export all.csv')).toContain(` ${file}, `)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const csv = fs.readFileSync(file, 'utf8')
  const head =
    'id,receivedAt,subject,name,email,phone,company,service,message,spam,delivery,reference'
  expect(csv.startsWith(`\u{feff}${head}\r\n1,20`)).toBe(true)
  for (const cell of [...formulas.map((text) => `'${text}`), ...others]) {
    const quoted = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
    expect(csv).toContain(`,asha@rao.example,,${quoted},Air Cargo,`)
  }
  expect(csv).toContain(',false,none,DM-14\r\n')
  // One that fails leaves no half file.
  expect(await runInbox(folder, 'export data')).toMatch(/^1 The file .*data: /)
  expect(fs.readdirSync(folder).toSorted()).toEqual(['all.csv', 'data'])
})

test('erase and retention: while the server runs, nothing of it is left in the files', async () => {
  const folder = folderWith({ name: 'Vera Old' }, {}, {})
  const { database, file } = startStore(join(folder, FILE))
  const bytes = () => [file, `${file}-wal`].map((name) => fs.readFileSync(name, 'latin1')).join('')
  const { url, printed } = await serveInbox(folder, { RETENTION_DAYS: '2' })
  await expect.poll(() => printed.stdout).toContain('1 inquiries were older than 2 days')
  await postJson(url, { ...anInquiry(), email: 'Vera@Gone.example', message: 'x'.repeat(9000) })
  expect(bytes()).toContain('Vera@Gone.example')
  expect(await runInbox(folder, 'erase --email vera@gone.example')).toContain('erased: 1.')
  expect(bytes()).not.toMatch(/Vera|x{50}/)
  const ids = (table: string) => database.prepare(`SELECT * FROM ${table}`).all()
  expect(ids('inquiries')).toMatchObject([{ id: 2 }, { id: 3 }])
  expect(ids('erasures')).toMatchObject([{ inquiry_id: 1 }, { inquiry_id: 4 }])
})

test('backup: copies a database in use without its key, over an old copy; check says when that is old', async () => {
  const folder = folderWith({}, {})
  const { url } = await serveInbox(folder)
  const run = (command: string, env = {}) => runInbox(folder, command, env)
  const [copy, kept] = [TODAY, 'kept'].map((name) => join(folder, `data/backups/${name}.db`))
  for (const count of [2, 3]) {
    expect(await run('backup')).toContain(`backups/${TODAY}.db`)
    expect(fs.statSync(copy!).mode & 0o777).toBe(0o600)
    expect(inquiriesIn(copy!)).toHaveLength(count)
    await postJson(url)
  }
  const key = fs.readFileSync(join(folder, `${FILE}.key`), 'utf8')
  expect(fs.readFileSync(copy!, 'latin1')).not.toContain(key)
  expect(await run('check', { INQUIRIES_DB: copy })).toContain(`The database ${copy} is intact.`)
  const setAge = (file: string, hours: number) =>
    fs.utimesSync(file, new Date(), new Date(Date.now() - hours * (DAY_MS / 24)))
  setAge(copy!, 49)
  expect(await run('check')).toMatch(/^1 .*The newest backup is older than 48 h/s)
  setAge(copy!, 47)
  expect(await run('check')).toMatch(/^0 /)
  // Two weeks later a backup deletes it.
  fs.renameSync(copy!, kept!)
  for (const days of [13, 15]) {
    setAge(kept!, days * 24)
    await run('backup')
    expect(fs.existsSync(kept!)).toBe(days < 14)
  }
})

test('check, retry and alert: tell what waits, failed and was sent, and both kinds of spam', async () => {
  const suspicions = ['none', 'suspected', 'honeypot'] as const
  const folder = folderWith(...suspicions.map((suspicion) => ({ isMailed: true, suspicion })))
  const { database, file } = startStore(join(folder, FILE))
  database.exec(`UPDATE inquiries SET delivery = 'failed', received_at = 0 WHERE id = 1`)
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  const run = (command: string, env = mail) => runInbox(folder, command, env)
  expect(await run('check', { ...mail, SMTP_URL: 'smtp://127.0.0.1:1' })).toMatch(
    /^1 .*never\. Waiting: 1\. Failed: 1\.\nSpam: 1 suspected, 1 by the honeypot.*1 inquiries could not be.*ECONNREFUSED/s,
  )
  expect(await run('retry')).toMatch(/^1 .*2 inquiries still wait to be mailed\./s)
  // What was given up has three days again.
  expect(inquiriesIn(file)[0]).toMatchObject({ delivery: 'waiting', attempts: 1 })
  state.manner = 'takes'
  expect(await run('retry')).toMatch(/^0 .*0 inquiries still wait/s)
  expect(state.mails).toHaveLength(2)
  const healthy = /^0 .*sent: 20\S+Z\. Waiting: 0\. Failed: 0\..*The mail server lets us in/s
  expect(await run('check')).toMatch(healthy)
  expect(await run('alert site-backup.service')).toMatch(/^0 /)
  expect(state.mails.at(-1)!.headers['Subject']).toBe('site-backup.service has failed')
})

test.each([
  ['', 'usage: npm run inbox -- COMMAND'],
  ['erase', 'usage: '],
  ['list --jsn', "Unknown option '--jsn'"],
  ['list --since monday', "--since is 'monday': give a day"],
  ['show 9', "There is no inquiry 9. 'list' shows which there are."],
  ['export ./public/a/../all.csv', '/all.csv: it is in public/, where everybody'],
  ['export not/there.csv', 'Make its folder first.'],
  ['retry', 'SMTP_URL, MAIL_TO and MAIL_FROM are not set'],
  ['list', 'There is no database no.db', { INQUIRIES_DB: 'no.db' }],
  ['serve', 'The database .: ', { INQUIRIES_DB: '.' }],
  ['serve', 'a: it is in dist-preview/, where', { INQUIRIES_DB: 'dist-preview/a' }],
  ['serve', 'RETENTION_DAYS: give a whole number', { RETENTION_DAYS: '400d' }],
  ['serve', 'INBOX_PORT 65536. ', { INBOX_PORT: '65536' }],
])('%s: says in a sentence what is wrong', async (command, reason, env?: object) => {
  const folder = folderWith({})
  const printed = await runInbox(folder, command, { ...env })
  expect(printed).toMatch(/^1 /)
  expect(printed).toContain(reason)
  expect(printed).not.toContain('    at ')
  expect(fs.readdirSync(folder)).toEqual(['data'])
})
