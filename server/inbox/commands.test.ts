import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiriesIn, listen, temporaryFolder } from '../test-helpers.ts'
import { createStore } from './store.ts'
import { openDatabase } from './sqlite.ts'
import type { Inquiry, Suspicion } from './inquiry.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { startMailServer } from './testing/mail-server.ts'
import { runInbox, serveInbox } from './testing/run-inbox.ts'

const FILE = 'data/inquiries.db'
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A folder with a database; each inquiry came a day after the one before, the last one now. */
async function folderWith(
  ...added: { suspicion?: Suspicion; isMailed?: boolean; fields?: Partial<Inquiry> }[]
) {
  const folder = temporaryFolder()
  const database = openDatabase(join(folder, FILE))
  const store = createStore(database.query, 'secret')
  for (const [index, { suspicion = 'none', isMailed = false, fields }] of added.entries()) {
    const { access_key: _, ...inquiry } = { ...anInquiry(), ...fields }
    const receivedAt = Date.now() - (added.length - 1 - index) * DAY_MS
    await store.add(inquiry, { visitor: 'v', suspicion, isMailed }, receivedAt)
  }
  database.close()
  return folder
}

/** What is in the files of a database, its log included. */
const bytesIn = (folder: string) =>
  ['', '-wal'].map((end) => readFileSync(join(folder, FILE + end), 'latin1')).join('')

const inbox = (folder: string, args: string[], env?: Record<string, string>) =>
  runInbox(folder, args, env).ended

test('list: newest last, for people and for programs', async () => {
  const folder = await folderWith({}, { suspicion: 'honeypot' }, { isMailed: true })
  const { stdout, code } = await inbox(folder, ['list', '--json'])
  const lines = stdout.trim().split('\n')
  const listed = lines.map((line) => JSON.parse(line) as object)
  expect(code).toBe(0)
  expect(listed).toMatchObject([
    { id: 1, spam: false, delivery: 'none', name: 'Asha Rao', email: 'asha@rao.example' },
    { id: 2, spam: true, delivery: 'none' },
    { id: 3, spam: false, delivery: 'waiting', receivedAt: expect.stringMatching(/T.*Z$/) },
  ])
  expect(Object.keys(listed[0]!).toSorted()).toEqual(
    'company delivery email id message name phone receivedAt service spam subject'.split(' '),
  )

  const since = new Date(Date.now() - DAY_MS / 2).toISOString()
  for (const [args, ids] of [
    [['--spam'], ['2']],
    [['--since', since], ['3']],
    [[], ['1', '2', '3']],
  ] as const) {
    const printed = (await inbox(folder, ['list', ...args])).stdout
    expect(printed.match(/^\d+/gm)).toEqual(ids)
  }
})

test('show and export: every field; the export only for its owner', async () => {
  const folder = await folderWith({ fields: { email: 'a@rao.example' } }, {})
  const shown = await inbox(folder, ['show', '1'])
  expect(shown.stdout).toContain('email: a@rao.example\n')
  expect(shown.stdout).toContain('message: Two pallets to Hamburg\n  by Friday')
  const csv = join(realpathSync(folder), 'all.csv')
  writeFileSync(csv, 'old '.repeat(1000), { mode: 0o644 })
  expect((await inbox(folder, ['export', 'all.csv'])).stdout).toContain(` ${csv}, `)
  expect(readFileSync(csv, 'utf8').match(/Asha Rao,/g)).toHaveLength(2)
  expect(statSync(csv).mode & 0o777).toBe(0o600)
})

test('export and backup: one that fails leaves no half file', async () => {
  const folder = await folderWith({})
  mkdirSync(join(folder, 'taken'))
  for (const command of ['export', 'backup']) {
    const { code, stderr } = await inbox(folder, [command, 'taken'])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The file .*taken: /)])
  }
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'taken'])
})

test('erase: while the server runs, nothing of it is left in the files', async () => {
  const folder = await folderWith({}, {})
  const { url } = await serveInbox(folder)
  await postJson(url, { ...anInquiry(), email: 'Vera@Gone.example', message: 'x'.repeat(9000) })
  expect(bytesIn(folder)).toContain('Vera@Gone.example')
  const { stdout } = await inbox(folder, ['erase', '--email', 'vera@gone.example'])
  expect(stdout).toMatch(/^1 inquiry erased/)
  expect(bytesIn(folder)).not.toMatch(/Vera@Gone|x{50}/)
  expect(inquiriesIn(join(folder, FILE))).toHaveLength(2)
  expect((await inbox(folder, ['erase', '--email', 'c@d.example'])).stdout).toMatch(/^0 inquiries/)
})

test('retention: while the server runs, what was kept long enough leaves the files', async () => {
  const old = { fields: { name: 'Vera Old' } }
  const folder = await folderWith(old, old, {})
  const { printed } = await serveInbox(folder, { RETENTION_DAYS: '1' })
  await expect.poll(() => printed.stdout).toContain('2 inquiries were older than 1 days')
  await expect.poll(() => bytesIn(folder)).not.toContain('Vera Old')
  expect(inquiriesIn(join(folder, FILE))).toMatchObject([{ id: 3 }])
})

test('backup: copies a database in use, over an old copy, without its secret', async () => {
  const folder = await folderWith({}, {})
  const { url } = await serveInbox(folder)
  const secret = readFileSync(join(folder, `${FILE}.key`), 'utf8')
  for (const count of [2, 3]) {
    const { code } = await inbox(folder, ['backup', 'copy.db'])
    expect(code).toBe(0)
    expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600)
    expect(inquiriesIn(join(folder, 'copy.db'))).toHaveLength(count)
    await postJson(url)
  }
  expect(readFileSync(join(folder, 'copy.db'), 'latin1')).not.toContain(secret)
  const copied = await inbox(folder, ['check'], { INQUIRIES_DB: 'copy.db' })
  expect(copied.stdout).toContain('The database copy.db is intact.')
})

test('check: a newest backup older than 48 h, or gone, is a fault', async () => {
  const folder = await folderWith({})
  const copy = join(folder, 'copy.db')
  const faultOf = async () => (await inbox(folder, ['check'])).stderr
  expect(await faultOf()).toBe('')
  await inbox(folder, ['backup', 'copy.db'])
  for (const [hours, fault] of [
    [47, ''],
    [49, 'The newest backup is older than 48 h'],
  ] as const) {
    const time = new Date(Date.now() - hours * HOUR_MS)
    utimesSync(copy, time, time)
    expect(await faultOf()).toContain(fault)
  }
  rmSync(copy)
  expect(await faultOf()).toContain('is gone: make another one.')
})

test('check and retry: count what waits, failed and was sent, and both kinds of spam', async () => {
  const folder = await folderWith(
    { isMailed: true },
    { isMailed: true, suspicion: 'suspected' },
    { isMailed: true, suspicion: 'honeypot' },
  )
  const database = openDatabase(join(folder, FILE))
  await database.query(`UPDATE inquiries SET delivery = 'failed', received_at = 0 WHERE id = 1`)
  database.close()
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  const expectFrom = async (command: string, code: number, text: RegExp, env = mail) => {
    const result = await inbox(folder, [command], env)
    expect([result.code, result.stdout + result.stderr]).toEqual([
      code,
      expect.stringMatching(text),
    ])
  }
  await expectFrom('check', 1, /last sent: never\. Waiting: 1\. Failed: 1\./)
  await expectFrom('check', 1, /Spam: 1 suspected, 1 by the honeypot[^]*1 inquiries could not be/)
  await expectFrom('retry', 1, /2 inquiries still wait to be mailed\./)
  // What was given up has three days again.
  expect(inquiriesIn(join(folder, FILE))[0]).toMatchObject({ delivery: 'waiting', attempts: 1 })
  state.manner = 'takes'
  await expectFrom('retry', 0, /0 inquiries still wait/)
  expect(state.mails).toHaveLength(2)
  await expectFrom(
    'check',
    0,
    /last sent: 20\S+Z\. Waiting: 0\. Failed: 0\.[^]*The mail server lets us in/,
  )
  await expectFrom('check', 1, /ECONNREFUSED/, { ...mail, SMTP_URL: 'smtp://127.0.0.1:1' })
})

test.each([
  [[], 'usage: npm run inbox -- COMMAND'],
  [['lst'], 'usage: '],
  [['erase'], 'usage: '],
  [['list', '--jsn'], "Unknown option '--jsn'"],
  [['list', '--since', 'monday'], "--since is 'monday': give a day"],
  [['show', '9'], "There is no inquiry 9. 'list' shows which there are."],
  [['export', 'dist/all.csv'], '/dist/all.csv: it is in dist/, where everybody'],
  [['export', 'not/there.csv'], 'Make its folder first.'],
  [['retry'], 'SMTP_URL, MAIL_TO and MAIL_FROM are not set'],
])('%j: says in a sentence what is wrong', async (args, reason) => {
  const { code, stderr } = await inbox(await folderWith({}), args)
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(stderr).not.toContain('    at ')
})

test('list: says that there is no database', async () => {
  const { code, stderr } = await inbox(temporaryFolder(), ['list'])
  expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no database ${FILE}`)])
})

test('serve: says what stops it in one sentence', async () => {
  const server = createServer()
  const { port } = new URL(await listen(server))
  onTestFinished(() => void server.close())
  for (const [env, reason] of [
    [{ INBOX_PORT: port }, `Port ${port} is taken`],
    [{ INQUIRIES_DB: 'public/a.db' }, 'The database public/a.db: it is in public/'],
    [{ INQUIRIES_DB: '.' }, 'The database .: '],
    [{ RETENTION_DAYS: '400d' }, "RETENTION_DAYS is '400d': give a whole number"],
  ] as const) {
    const { code, stderr } = await inbox(temporaryFolder(), ['serve'], env)
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
