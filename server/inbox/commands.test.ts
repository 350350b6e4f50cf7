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

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const BACKUPS = 'data/backups'

/** A folder with a database; each inquiry came a day after the one before, the last one now. */
function folderWith(...added: Added[]) {
  const folder = temporaryFolder()
  const { add } = startStore(join(folder, FILE))
  for (const [index, inquiry] of added.entries())
    add(inquiry, Date.now() - (added.length - 1 - index) * DAY_MS)
  return folder
}

/** What is in the files of a database, its log included. */
const bytesIn = (folder: string) =>
  ['', '-wal'].map((end) => fs.readFileSync(join(folder, FILE + end), 'latin1')).join('')

test('list: newest last, for people and for programs', async () => {
  const hostile = 'A\u001b[2J\r\n9\u202eB\u009b'
  const folder = folderWith({}, { suspicion: 'honeypot' }, { isMailed: true, name: hostile })
  const list = async (...args: string[]) => (await runInbox(folder, ['list', ...args])).stdout
  const objects = (await list('--json')).trim().split('\n')
  const receivedAt = expect.stringMatching(/T.*Z$/)
  const fields = { ...byField(() => expect.any(String)), subject: expect.any(String), receivedAt }
  expect(objects.map((line) => JSON.parse(line))).toEqual([
    { id: 1, spam: false, delivery: 'none', ...fields },
    { id: 2, spam: true, delivery: 'none', ...fields },
    { id: 3, spam: false, delivery: 'waiting', ...fields, name: hostile },
  ])
  const since = new Date(Date.now() - DAY_MS / 2).toISOString()
  expect((await list('--spam')).match(/^\d+/gm)).toEqual(['2'])
  expect((await list('--since', since)).match(/^\d+/gm)).toEqual(['3'])
  // Nothing moves the cursor, or reverses the text.
  expect(await list()).toMatch(
    /^1 .*\n2 .*spam.*\n3 .*waiting {2}A�\[2J��9�B� <asha@rao.example>\n$/,
  )
})

test('show and export: every field; no cell of the export runs, and only its owner reads it', async () => {
  const formulas = ['=1', '+1', '-1', '@A1', '＝1', '＠A1', '\t=1', ' \n=1', '=";"\r\n=1']
  const others = ['a=1', '"";=1', 'a,b', 'a\rb', 'a\nb\r\n"c"', ' ']
  const folder = folderWith(...[...formulas, ...others].map((company) => ({ company })))
  const shown = await runInbox(folder, ['show', '1'])
  expect(shown.stdout).toMatch(/company: =1\n[^]*message: Two pallets to Hamburg\n {2}by Friday/)
  const file = join(fs.realpathSync(folder), 'all.csv')
  fs.writeFileSync(file, 'old '.repeat(1000), { mode: 0o644 })
  expect((await runInbox(folder, ['export', 'all.csv'])).stdout).toContain(` ${file}, `)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const csv = fs.readFileSync(file, 'utf8')
  const head = 'id,receivedAt,subject,name,email,phone,company,service,message,spam,delivery'
  expect(csv.startsWith(`\u{feff}${head}\r\n1,20`)).toBe(true)
  const cells = [...formulas.map((text) => `'${text}`), ...others]
  const quoted = cells.map((x) => (/[",\r\n]/.test(x) ? `"${x.replaceAll('"', '""')}"` : x))
  for (const cell of quoted) expect(csv).toContain(`,asha@rao.example,,${cell},Air Cargo,`)
  // One that fails leaves no half file.
  expect((await runInbox(folder, ['export', 'data'])).stderr).toMatch(/^The file .*data: /)
  expect(fs.readdirSync(folder).toSorted()).toEqual(['all.csv', 'data'])
})

test('erase and retention: while the server runs, nothing of it is left in the files', async () => {
  const folder = folderWith({ name: 'Vera Old' }, {}, {})
  const { url, printed } = await serveInbox(folder, { RETENTION_DAYS: '2' })
  await expect.poll(() => printed.stdout).toContain('1 inquiries were older than 2 days')
  await postJson(url, { ...anInquiry(), email: 'Vera@Gone.example', message: 'x'.repeat(9000) })
  expect(bytesIn(folder)).toContain('Vera@Gone.example')
  const { stdout } = await runInbox(folder, ['erase', '--email', 'vera@gone.example'])
  expect(stdout).toMatch(/^Inquiries erased: 1\./)
  expect(bytesIn(folder)).not.toMatch(/Vera|x{50}/)
  expect(inquiriesIn(join(folder, FILE))).toMatchObject([{ id: 2 }, { id: 3 }])
  const { database } = startStore(join(folder, FILE))
  const erased = database.prepare('SELECT inquiry_id AS id FROM erasures').all()
  expect(erased).toEqual([{ id: 1 }, { id: 4 }])
})

test('backup: copies a database in use without its key, over an old copy; check says when that is old', async () => {
  const folder = folderWith({}, {})
  const { url } = await serveInbox(folder)
  const run = (...args: string[]) => runInbox(folder, args)
  const today = join(BACKUPS, `${new Date().toISOString().slice(0, 10)}.db`)
  const copy = join(folder, today)
  for (const count of [2, 3]) {
    expect((await run('backup')).stdout).toContain(today)
    expect(fs.statSync(copy).mode & 0o777).toBe(0o600)
    expect(inquiriesIn(copy)).toHaveLength(count)
    await postJson(url)
  }
  const key = fs.readFileSync(join(folder, `${FILE}.key`), 'utf8')
  expect(fs.readFileSync(copy, 'latin1')).not.toContain(key)
  const copied = await runInbox(folder, ['check'], { INQUIRIES_DB: today })
  expect(copied.stdout).toContain(`The database ${today} is intact.`)

  const setAge = (hours: number) =>
    fs.utimesSync(copy, new Date(), new Date(Date.now() - hours * HOUR_MS))
  setAge(49)
  expect((await run('check')).stderr).toMatch(/^The newest backup is older than 48 h/)
  setAge(47)
  expect(await run('check')).toMatchObject({ code: 0, stderr: '' })
  // Two weeks later a backup deletes it.
  const kept = join(folder, BACKUPS, 'kept.db')
  fs.renameSync(copy, kept)
  for (const days of [13, 15]) {
    fs.utimesSync(kept, new Date(), new Date(Date.now() - days * DAY_MS))
    await run('backup')
    expect(fs.existsSync(kept)).toBe(days < 14)
  }
})

test('check, retry and alert: tell what waits, failed and was sent, and both kinds of spam', async () => {
  const folder = folderWith(
    { isMailed: true },
    { isMailed: true, suspicion: 'suspected' },
    { isMailed: true, suspicion: 'honeypot' },
  )
  const { database } = startStore(join(folder, FILE))
  database.exec(`UPDATE inquiries SET delivery = 'failed', received_at = 0 WHERE id = 1`)
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  const run = async (args: string, env = mail) =>
    Object.values(await runInbox(folder, args.split(' '), env)).join(' ')
  expect(await run('check', { ...mail, SMTP_URL: 'smtp://127.0.0.1:1' })).toMatch(
    /^1 .*never\. Waiting: 1\. Failed: 1\.\nSpam: 1 suspected, 1 by the honeypot.*1 inquiries could not be.*ECONNREFUSED/s,
  )
  expect(await run('retry')).toMatch(/^1 [^]*2 inquiries still wait to be mailed\./)
  // What was given up has three days again.
  expect(inquiriesIn(join(folder, FILE))[0]).toMatchObject({ delivery: 'waiting', attempts: 1 })
  state.manner = 'takes'
  expect(await run('retry')).toMatch(/^0 [^]*0 inquiries still wait/)
  expect(state.mails).toHaveLength(2)
  expect(await run('check')).toMatch(
    /^0 [^]*sent: 20\S+Z\. Waiting: 0\. Failed: 0\.[^]*The mail server lets us in/,
  )
  expect(await run('alert site-backup.service')).toMatch(/^0 /)
  expect(state.mails.at(-1)!.headers['Subject']).toBe('site-backup.service has failed')
})

test.each([
  [[], 'usage: npm run inbox -- COMMAND'],
  [['erase'], 'usage: '],
  [['list', '--jsn'], "Unknown option '--jsn'"],
  [['list', '--since', 'monday'], "--since is 'monday': give a day"],
  [['show', '9'], "There is no inquiry 9. 'list' shows which there are."],
  [['export', 'dist/all.csv'], '/dist/all.csv: it is in dist/, where everybody'],
  [['export', 'not/there.csv'], 'Make its folder first.'],
  [['retry'], 'SMTP_URL, MAIL_TO and MAIL_FROM are not set'],
  [['list'], 'There is no database no.db', { INQUIRIES_DB: 'no.db' }],
  [['serve'], 'The database .: ', { INQUIRIES_DB: '.' }],
  [['serve'], 'RETENTION_DAYS: give a whole number', { RETENTION_DAYS: '400d' }],
  [['serve'], 'INBOX_PORT 65536. ', { INBOX_PORT: '65536' }],
])('%j: says in a sentence what is wrong', async (args, reason, env?: Record<string, string>) => {
  const { code, stderr } = await runInbox(folderWith({}), args, env)
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(stderr).not.toContain('    at ')
})
