import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mapFields, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import {
  readInquiries,
  MAIL_SETTINGS,
  postInquiry,
  REFERENCE_PATTERN,
  createInboxFolder,
  openTestStore,
} from '../testing/inbox.ts'
import { startMailServer } from '../testing/mail-server.ts'

const DAY_MS = 24 * 60 * 60_000

test('list: prints inquiries newest last, as text or JSON', async () => {
  const name = 'A\u001b[2J\r\n9\u202eB\u009b'
  const { run, database } = createInboxFolder({}, { spamReason: 'honeypot' }, { name })
  database.exec(`UPDATE inquiries SET delivery = 'failed' WHERE id = 1`)
  const objects = (await run('list --json')).slice(2).trim().split('\n')
  const texts = { ...mapFields(() => expect.any(String)), subject: expect.any(String) }
  const reference = expect.stringMatching(REFERENCE_PATTERN)
  const fields = { ...texts, receivedAt: expect.stringMatching(/T.*Z$/), reference }
  expect(objects.map((line) => JSON.parse(line))).toEqual([
    { ...fields, id: 1, spam: false, delivery: 'failed' },
    { ...fields, id: 2, spam: true, delivery: 'none' },
    { ...fields, id: 3, spam: false, delivery: 'waiting', name },
  ])
  expect(await run('list --spam')).toMatch(/^0 2 .*\n$/)
  const since = new Date(Date.now() - DAY_MS / 2).toISOString()
  expect(await run(`list --since ${since}`)).toMatch(/^0 3 .*\n$/)
  const shown =
    /^0 1 {2}DM-\S+ {2}20.*\n2 {2}DM-.*spam.*\n3 {2}DM-.*waiting {2}A�\[2J��9�B� <asha@rao.example>\n$/
  expect(await run('list')).toMatch(shown)
})

test('inquiry with control and direction characters: list, show, export and errors replace or escape them', async () => {
  const name = 'A\u001b[2J\u007f\u009b\u202e\u2066\u{e0001}B'
  const { folder, run, store } = createInboxFolder({ name, message: `${name}\r\n\tक्\u200dष\rC` })
  const raw = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0001}]/u
  const json = await run('list --json')
  expect(json).not.toMatch(raw)
  expect(JSON.parse(json.slice(2))).toEqual(store.list()[0])
  expect(await run('show 1')).not.toMatch(raw)
  expect(await run('show 1')).toContain('क्\u200dष')
  await run('export all.csv')
  const csv = fs.readFileSync(join(folder, 'all.csv'), 'utf8')
  expect(csv.replaceAll(/[\r\n\t]/g, '')).not.toMatch(raw)
  expect(csv).toContain('क्\u200dष')
  expect(await run(`show ${name}`)).not.toMatch(raw)
})

test.each(['2027-01-31', '2027-01-31T10:00Z', '2027-01-31T10:00:00.5+05:30', '2028-02-29T10:00'])(
  'list --since %s: is accepted',
  async (since) => {
    const { run } = createInboxFolder({})
    expect(await run(`list --since ${since}`)).toMatch(/^0 /)
  },
)

test('show and export: contain every field; no CSV cell runs as a formula, and only the owner can read the file', async () => {
  const formulas = ['=1', '+1', '-1', '@A1', '＝1', '＠A1', '\t=1', ' \n=1', '=";"\r\n=1']
  const others = ['a=1', '"";=1', 'a,b', 'a\rb', 'a\nb\r\n"c"', ' ']
  const added = [...formulas, ...others].map((company) => ({ company }))
  const { folder, run, store } = createInboxFolder(...added)
  const { reference } = store.list()[0]!
  const shown = /company: =1\n[^]*message: Two pallets to Hamburg\n {2}by Friday/
  expect(await run('show 1')).toMatch(shown)
  expect(await run(`show ${reference.toLowerCase()}`)).toBe(await run('show 1'))
  const file = join(folder, 'all.csv')
  fs.writeFileSync(file, 'old '.repeat(1000), { mode: 0o644 })
  expect(await run('export all.csv')).toContain(` ${file}, `)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const csv = fs.readFileSync(file, 'utf8')
  const head = `\u{feff}id,receivedAt,subject,${FIELD_NAMES},spam,delivery,reference\r\n1,20`
  expect(csv.startsWith(head)).toBe(true)
  for (const cell of [...formulas.map((text) => `'${text}`), ...others]) {
    const quoted = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
    expect(csv).toContain(`,asha@rao.example,,${quoted},Air Cargo,`)
  }
  expect(csv).toContain(`,false,waiting,${reference}\r\n`)
  expect(await run('export data')).toMatch(/^1 The file .*data: /)
  expect(fs.readdirSync(folder).toSorted()).toEqual(['all.csv', 'data'])
})

test('inquiries erased while the server runs: leave nothing in the database files', async () => {
  const { run, serve, database, file } = createInboxFolder({ name: 'Vera Old' }, {}, {})
  const bytes = () => [file, `${file}-wal`].map((name) => fs.readFileSync(name, 'latin1')).join('')
  const age = 'UPDATE inquiries SET elapsed_before = -3 * 86400000 WHERE id = 1'
  database.exec(`PRAGMA secure_delete = ON; ${age}`)
  const { url, printed } = await serve({ RETENTION_DAYS: '2' })
  await expect.poll(() => printed.stdout).toContain('1 inquiries were older than 2 days')
  await postInquiry(url, { email: 'Vera@Gone.example', message: 'x'.repeat(9000) })
  expect(bytes()).toContain('Vera@Gone.example')
  expect(await run('erase --email vera@gone.example')).toContain('erased: 1.')
  expect(bytes()).not.toMatch(/Vera|x{50}/)
  const ids = (table: string) => database.prepare(`SELECT * FROM ${table}`).all()
  expect(ids('inquiries')).toMatchObject([{ id: 2 }, { id: 3 }])
  expect(ids('erasures')).toMatchObject([{ inquiry_id: 1 }, { inquiry_id: 4 }])
})

test('erase: finds all spellings of an email address, and no other address', async () => {
  const domains = ['münchen', 'MÜNCHEN', 'mu\u0308nchen', 'xn--mnchen-3ya', 'XN--MNCHEN-3YA']
  const spellings = domains.map((domain) => `Info@${domain}.example`)
  const others = ['info@munchen.example', 'inf@münchen.example', 'info@münchen.example.de']
  for (const email of spellings) {
    const { store, add } = openTestStore()
    for (const stored of [...spellings, ...others]) add({ email: stored })
    expect(store.eraseFrom(` ${email} `), email).toBe(spellings.length)
    expect(store.list().map((inquiry) => inquiry.email)).toEqual(others)
  }
})

test('backup: copies a database in use without its key, and keeps earlier backups; check reports an old one', async () => {
  const { folder, add, file, ...program } = createInboxFolder({}, {})
  const run = (command: string, INQUIRIES_DB = file) => program.run(command, { INQUIRIES_DB })
  const copies = join(folder, 'data/backups')
  const today = new Date().toISOString().slice(0, 10)
  const copy = join(copies, `${today}.db`)
  for (const count of [2, 3, 4]) {
    const [made = ''] = /\S+\.db/.exec(await run('backup')) ?? []
    expect(made.startsWith(join(copies, today))).toBe(true)
    expect(fs.statSync(made).mode & 0o777).toBe(0o600)
    expect(readInquiries(made)).toHaveLength(count)
    add()
  }
  expect(fs.readdirSync(copies)).toHaveLength(3)
  expect(readInquiries(copy)).toHaveLength(2)
  const key = fs.readFileSync(`${file}.key`, 'utf8')
  expect(fs.readFileSync(copy, 'latin1')).not.toContain(key)
  expect(await run('check', copy)).toContain(`The database ${copy} is intact.`)
  function setAges(hours: number) {
    for (const name of fs.readdirSync(copies))
      fs.utimesSync(join(copies, name), new Date(), new Date(Date.now() - hours * (DAY_MS / 24)))
  }
  for (const hours of [49, -9999]) {
    setAges(hours)
    expect(await run('check')).toMatch(/^1 .*The newest backup is older than 48 h/s)
  }
  setAges(47)
  expect(await run('check')).toMatch(/^0 /)
})

test('backup with a wrong clock: keeps all backups of the newest 14 days that have any', async () => {
  const { folder, run } = createInboxFolder({})
  const copies = join(folder, 'data/backups')
  const days = Array.from({ length: 14 }, (_, day) => `2020-01-${day + 10}`)
  const older = ['2020-01-09.db', '2020-01-09T10-00-00.000Z.db']
  const kept = [...days.map((day) => `${day}.db`), '2020-01-11T10-00-00.000Z.db', 'by-hand.db']
  fs.mkdirSync(copies)
  for (const name of [...older, ...kept]) fs.writeFileSync(join(copies, name), '')
  await run('backup')
  const today = `${new Date().toISOString().slice(0, 10)}.db`
  expect(new Set(fs.readdirSync(copies))).toEqual(new Set([...kept.slice(1), today]))
  fs.renameSync(join(copies, today), join(copies, '2099-01-01.db'))
  const clock = 'data:text/javascript,Date = class extends Date { constructor() { super(0) } }'
  await run('backup', { NODE_OPTIONS: `--import="${clock}"` })
  const names = fs.readdirSync(copies)
  expect(names).toContain('1970-01-01.db')
  expect(names).toEqual(expect.arrayContaining([...kept.slice(1), '2099-01-01.db']))
})

test('restore as in docs/how-to/back-up-and-restore.md: brings back inquiries that were erased after the backup', async () => {
  const { folder, run, store, file } = createInboxFolder({}, {})
  const data = join(folder, 'data')
  await run('backup')
  store.eraseFrom('asha@rao.example')
  await run('backup')
  const guide = fs.readFileSync(
    join(import.meta.dirname, '../../docs/how-to/back-up-and-restore.md'),
    'utf8',
  )
  const [steps = ''] = /systemctl stop site\.socket[^]*?(?=```)/.exec(guide) ?? []
  const today = new Date().toISOString().slice(0, 10)
  const here = steps.replace('/var/lib/site', `'${data}'`).replace(/\d{4}-\d\d-\d\d/, today)
  const PROGRAM = join(import.meta.dirname, 'main.ts')
  const stubs = `set -e
    systemctl() { :; }
    inquiries() { INQUIRIES_DB='${file}' '${process.execPath}' '${PROGRAM}' "$@"; }`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${stubs}\n${here}`], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('is intact.')
  expect(readInquiries(file)).toHaveLength(2)
  expect(fs.readdirSync(join(data, 'backups'))).toHaveLength(3)
})

test('check, retry and alert: report waiting, failed and sent inquiries, and both kinds of spam', async () => {
  const { run, database, stored } = createInboxFolder(
    {},
    { spamReason: 'suspected' },
    { spamReason: 'honeypot' },
  )
  database.exec(`UPDATE inquiries SET delivery = 'failed', received_at = 0 WHERE id = 1`)
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  expect(await run('check', { ...mail, SMTP_URL: MAIL_SETTINGS.url })).toMatch(
    /^1 .*never\. Waiting: 1\. Failed: 1\.\nSpam: 1 suspected, 1 by the honeypot.*1 inquiries could not be.*ECONNREFUSED/s,
  )
  expect(await run('retry', mail)).toMatch(/^1 .*2 inquiries still wait to be mailed\./s)
  expect(await run('check', mail)).toMatch(
    /^1 .*Not mailed yet: 2 inquiries\. The last attempt failed: Message failed: 450/s,
  )
  expect(stored()[0]).toMatchObject({ delivery: 'waiting', attempts: 1 })
  state.behaviour = 'takes'
  expect(await run('retry', mail)).toMatch(/^0 .*0 inquiries still wait/s)
  expect(state.mails).toHaveLength(2)
  const healthy = /^0 .*sent: 20\S+Z\. Waiting: 0\. Failed: 0\..*The mail server accepts mail/s
  expect(await run('check', mail)).toMatch(healthy)
  const days = { ...mail, RETENTION_DAYS: '365' }
  expect(await run('check', days)).toMatch(
    /^1 .*RETENTION_DAYS is 365, but \S+privacy\.yaml doesn't contain '365 days'/s,
  )
  expect(await run('alert site-backup.service', mail)).toMatch(/^0 /)
  expect(state.mails.at(-1)!.headers['Subject']).toBe('site-backup.service has failed')
})

test.each([
  ['', 'usage: npm run inbox -- COMMAND'],
  ['toString', 'usage: npm run inbox -- COMMAND'],
  ['show', 'show: ID-OR-REFERENCE is missing.'],
  ['list --jsn', "Unknown option '--jsn'"],
  ...[
    'monday',
    '11/12/2026',
    '2026-11-31',
    '1',
    '2026-1-2',
    '31.12.2026',
    '2027-01-31T25:00Z',
    '+002027-01-31',
  ].map((since): [string, string] => [
    `list --since ${since}`,
    `--since is '${since}': give a day`,
  ]),
  ['show 9', "There is no inquiry '9'. Run 'list'"],
  ['export ./public/a/../all.csv', '/all.csv: it is in public/, where everybody'],
  ['export not/there.csv', 'Create its folder first.'],
  ['retry', 'SMTP_URL, MAIL_TO and MAIL_FROM are not set'],
  ['list', 'There is no database no.db', { INQUIRIES_DB: 'no.db' }],
  ['serve', 'a: it is in dist-preview/, where', { INQUIRIES_DB: 'dist-preview/a' }],
  ['serve', 'INBOX_PORT 65536. ', { INBOX_PORT: '65536' }],
])(
  'invalid command %s: prints what is wrong without a stack trace',
  async (command, reason, env?: object) => {
    const { folder, run } = createInboxFolder({})
    const printed = await run(command, env)
    expect(printed).toMatch(/^1 /)
    expect(printed).toContain(reason)
    expect(printed).not.toContain('    at ')
    expect(fs.readdirSync(folder)).toEqual(['data'])
  },
)
