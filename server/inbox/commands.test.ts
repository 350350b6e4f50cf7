import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiriesIn, listen, temporaryFolder } from '../test-helpers.ts'
import { createStore } from './store.ts'
import { openDatabase } from './sqlite.ts'
import { readInquiry } from './inquiry.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { startMailServer } from './testing/mail-server.ts'
import { runInbox, serveInbox } from './testing/run-inbox.ts'

const FILE = 'data/inquiries.db'
const DAY_MS = 24 * 60 * 60_000

/** A folder with a database; each inquiry came a day after the one before, the last one now. */
async function folderWith(...inquiries: { spam?: boolean; isMailed?: boolean; email?: string }[]) {
  const folder = temporaryFolder()
  const database = openDatabase(join(folder, FILE))
  const store = createStore(database.query)
  for (const [index, { spam = false, isMailed = false, ...fields }] of inquiries.entries()) {
    const result = readInquiry({ ...anInquiry(), ...fields })
    if ('refusal' in result) throw new Error(result.refusal)
    const receivedAt = Date.now() - (inquiries.length - 1 - index) * DAY_MS
    await store.add(result.inquiry, { visitor: 'v', spam, isMailed }, receivedAt)
  }
  database.close()
  return folder
}

const desk = (folder: string, args: string[], env?: Record<string, string>) =>
  runInbox(folder, args, env).ended

test('lists inquiries, the newest last, for people and for programs', async () => {
  const folder = await folderWith({}, { spam: true }, { isMailed: true })
  const { stdout, code } = await desk(folder, ['list', '--json'])
  const listed = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
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
    const lines = (await desk(folder, ['list', ...args])).stdout.trim().split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(ids)
  }
})

test('shows, exports and erases', async () => {
  const folder = await folderWith({ email: 'Asha@Rao.example' }, { email: 'b@rao.example' })
  const shown = await desk(folder, ['show', '1'])
  expect(shown.stdout).toContain('email: Asha@Rao.example\n')
  expect(shown.stdout).toContain('message: Two pallets to Hamburg\n  by Friday')

  await desk(folder, ['export', 'all.csv'])
  expect(readFileSync(join(folder, 'all.csv'), 'utf8').match(/Asha Rao,/g)).toHaveLength(2)

  const erased = await desk(folder, ['erase', '--email', 'asha@rao.example'])
  expect(erased.stdout).toMatch(/^1 inquiry erased/)
  expect(inquiriesIn(join(folder, FILE))).toMatchObject([{ id: 2 }])
  // Nothing of it is left in any of the database's files.
  expect(readFileSync(join(folder, FILE)).includes('Asha@Rao')).toBe(false)
  expect((await desk(folder, ['erase', '--email', 'c@d.example'])).stdout).toMatch(/^0 inquiries/)
})

test('copies the database for a backup, also over an old copy while it is in use', async () => {
  const folder = await folderWith({}, {})
  const { url } = await serveInbox(folder)
  for (const count of [2, 3]) {
    const { code } = await desk(folder, ['backup', 'copy.db'])
    expect(code).toBe(0)
    expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600)
    expect(inquiriesIn(join(folder, 'copy.db'))).toHaveLength(count)
    await postJson(url)
  }
  const copied = await desk(folder, ['check'], { INQUIRIES_DB: 'copy.db' })
  expect(copied.stdout).toContain('The database copy.db is whole.')
})

test('retries what waits, and checks database and mail', async () => {
  const folder = await folderWith({ isMailed: true })
  const { state, settings } = await startMailServer('refuses')
  const env = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  const failed = await desk(folder, ['retry'], env)
  expect([failed.code, failed.stdout]).toEqual([
    1,
    expect.stringContaining('1 inquiries still wait to be mailed.'),
  ])
  state.manner = 'takes'
  const retried = await desk(folder, ['retry'], env)
  expect([retried.code, state.mails.length]).toEqual([0, 1])
  expect(await desk(folder, ['check'], env)).toMatchObject({
    code: 0,
    stdout: `The database ${FILE} is whole.\nThe mail server lets us in.\n`,
  })
  const down = await desk(folder, ['check'], { ...env, SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(down).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') })
})

test('erases by itself what was kept long enough', async () => {
  const folder = await folderWith({}, {}, {})
  const { url, child, ended } = await serveInbox(folder, { RETENTION_DAYS: '1' })
  expect((await fetch(url.replace('submit', 'healthz'))).status).toBe(200)
  child.kill('SIGTERM')
  expect((await ended).stdout).toContain('2 inquiries were older than 1 days and are erased.')
  expect(inquiriesIn(join(folder, FILE))).toMatchObject([{ id: 3 }])
})

test('keeps visitors’ words out of its log, and its file from everybody else', async () => {
  const folder = temporaryFolder()
  const { url, printed } = await serveInbox(folder)
  await fetch(url, { method: 'POST', body: new URLSearchParams(anInquiry()), redirect: 'manual' })
  expect(printed.stdout).toContain('An inquiry has come.')
  expect(printed.stdout).not.toContain('Asha')
  for (const name of ['', '-wal', '-shm'])
    expect(statSync(join(folder, FILE) + name).mode & 0o777).toBe(0o600)
})

test.each([
  [[], 'usage: npm run inbox -- serve'],
  [['lst'], 'usage: '],
  [['show'], 'usage: '],
  [['erase'], 'usage: '],
  [['list', '--jsn'], "Unknown option '--jsn'"],
  [['list', '--since', 'monday'], "--since is 'monday': give a day"],
  [['show', '9'], "There is no inquiry 9. 'list' shows which there are."],
  [['show', 'x'], 'There is no inquiry x.'],
  [['export', 'dist/all.csv'], "The file is 'dist/all.csv', which lies in dist/"],
  [['export', 'not/there.csv'], 'ENOENT'],
  [['retry'], 'SMTP_URL, MAIL_TO and MAIL_FROM are not set'],
])('says in a sentence what is wrong with %j', async (args, reason) => {
  const { code, stderr } = await desk(await folderWith({}), args)
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(stderr).not.toContain('    at ')
})

test.each([
  [{ INBOX_PORT: 'x' }, "INBOX_PORT is 'x': give a number"],
  [{ INQUIRIES_DB: 'public/a.db' }, 'lies in public/'],
  [{ INQUIRIES_DB: 'folder' }, 'The database folder: '],
  [{ RETENTION_DAYS: '-1' }, "RETENTION_DAYS is '-1'"],
  [{ SMTP_URL: 'smtp://a' }, 'MAIL_TO and MAIL_FROM are missing'],
])('does not start with the settings %j', async (env, reason) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'folder'))
  const { code, stderr } = await desk(folder, ['serve'], env)
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('a second one on the same port says so', async () => {
  const server = createServer()
  const { port } = new URL(await listen(server))
  onTestFinished(() => void server.close())
  const { code, stderr } = await desk(temporaryFolder(), ['serve'], { INBOX_PORT: port })
  expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)])
})

test('says where no database is', async () => {
  const { code, stderr } = await desk(temporaryFolder(), ['list'])
  expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no database ${FILE}`)])
})
