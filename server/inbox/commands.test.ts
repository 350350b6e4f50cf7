import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { temporaryFolder } from '../test-helpers.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { startMailServer } from './testing/mail-server.ts'
import { FILE, inquiriesIn, openStore, runInbox, serveInbox, type Added } from './testing/inbox.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A folder with a database; each inquiry came a day after the one before, the last one now. */
async function folderWith(...added: Added[]) {
  const folder = temporaryFolder()
  const { add } = openStore(join(folder, FILE))
  for (const [index, inquiry] of added.entries())
    await add(inquiry, Date.now() - (added.length - 1 - index) * DAY_MS)
  return folder
}

/** What is in the files of a database, its log included. */
const bytesIn = (folder: string) =>
  ['', '-wal'].map((end) => fs.readFileSync(join(folder, FILE + end), 'latin1')).join('')

test('list: newest last, for people and for programs', async () => {
  const folder = await folderWith({}, { suspicion: 'honeypot' }, { isMailed: true })
  const list = async (...args: string[]) => (await runInbox(folder, ['list', ...args])).stdout
  const objects = (await list('--json')).trim().split('\n')
  const receivedAt = expect.stringMatching(/T.*Z$/)
  const fields = { ...byField(() => expect.any(String)), subject: expect.any(String), receivedAt }
  expect(objects.map((line) => JSON.parse(line))).toEqual([
    { id: 1, spam: false, delivery: 'none', ...fields },
    { id: 2, spam: true, delivery: 'none', ...fields },
    { id: 3, spam: false, delivery: 'waiting', ...fields },
  ])
  const since = new Date(Date.now() - DAY_MS / 2).toISOString()
  expect((await list('--spam')).match(/^\d+/gm)).toEqual(['2'])
  expect((await list('--since', since)).match(/^\d+/gm)).toEqual(['3'])
  expect((await list()).match(/^\d+/gm)).toEqual(['1', '2', '3'])
})

test('show and export: every field of as many as there are; the export only for its owner', async () => {
  const folder = await folderWith(...Array.from({ length: 1001 }, () => ({ company: 'Rao' })))
  const shown = await runInbox(folder, ['show', '1'])
  expect(shown.stdout).toMatch(/company: Rao\n[^]*message: Two pallets to Hamburg\n {2}by Friday/)
  const csv = join(fs.realpathSync(folder), 'all.csv')
  fs.writeFileSync(csv, 'old '.repeat(1000), { mode: 0o644 })
  expect((await runInbox(folder, ['export', 'all.csv'])).stdout).toContain(` ${csv}, `)
  expect(fs.readFileSync(csv, 'utf8').match(/Asha Rao,/g)).toHaveLength(1001)
  expect(fs.statSync(csv).mode & 0o777).toBe(0o600)
})

test.each(['export', 'backup'])('%s: one that fails leaves no half file', async (command) => {
  const folder = await folderWith({})
  fs.mkdirSync(join(folder, 'taken'))
  expect((await runInbox(folder, [command, 'taken'])).stderr).toMatch(/^The file .*taken: /)
  expect(fs.readdirSync(folder).toSorted()).toEqual(['data', 'taken'])
})

test('erase: while the server runs, nothing of it is left in the files', async () => {
  const folder = await folderWith({}, {})
  const { url } = await serveInbox(folder)
  await postJson(url, { ...anInquiry(), email: 'Vera@Gone.example', message: 'x'.repeat(9000) })
  expect(bytesIn(folder)).toContain('Vera@Gone.example')
  const { stdout } = await runInbox(folder, ['erase', '--email', 'vera@gone.example'])
  expect(stdout).toMatch(/^1 inquiry erased/)
  expect(bytesIn(folder)).not.toMatch(/Vera@Gone|x{50}/)
  expect(inquiriesIn(join(folder, FILE))).toHaveLength(2)
})

test('retention: while the server runs, what was kept long enough leaves the files', async () => {
  const old = { name: 'Vera Old' }
  const folder = await folderWith(old, old, {})
  const { printed } = await serveInbox(folder, { RETENTION_DAYS: '1' })
  await expect.poll(() => printed.stdout).toContain('2 inquiries were older than 1 days')
  await expect.poll(() => bytesIn(folder)).not.toContain('Vera Old')
  expect(inquiriesIn(join(folder, FILE))).toMatchObject([{ id: 3 }])
})

test('backup: copies a database in use, over an old copy, without its secret', async () => {
  const folder = await folderWith({}, {})
  const { url } = await serveInbox(folder)
  const copy = join(folder, 'copy.db')
  for (const count of [2, 3]) {
    expect((await runInbox(folder, ['backup', 'copy.db'])).code).toBe(0)
    expect(fs.statSync(copy).mode & 0o777).toBe(0o600)
    expect(inquiriesIn(copy)).toHaveLength(count)
    await postJson(url)
  }
  const secret = fs.readFileSync(join(folder, `${FILE}.key`), 'utf8')
  expect(fs.readFileSync(copy, 'latin1')).not.toContain(secret)
  const copied = await runInbox(folder, ['check'], { INQUIRIES_DB: 'copy.db' })
  expect(copied.stdout).toContain('The database copy.db is intact.')
})

test('check: a newest backup older than 48 h, or gone, is a fault', async () => {
  const folder = await folderWith({})
  const copy = join(folder, 'copy.db')
  const fault = async () => (await runInbox(folder, ['check'])).stderr
  expect(await fault()).toBe('')
  await runInbox(folder, ['backup', 'copy.db'])
  for (const [hours, found] of [
    [47, /^$/],
    [49, /The newest backup is older than 48 h/],
  ] as const) {
    fs.utimesSync(copy, new Date(), new Date(Date.now() - hours * HOUR_MS))
    expect(await fault()).toMatch(found)
  }
  fs.rmSync(copy)
  expect(await fault()).toContain('is gone: make another one.')
})

test('check and retry: count what waits, failed and was sent, and both kinds of spam', async () => {
  const folder = await folderWith(
    { isMailed: true },
    { isMailed: true, suspicion: 'suspected' },
    { isMailed: true, suspicion: 'honeypot' },
  )
  const { query } = openStore(join(folder, FILE))
  await query(`UPDATE inquiries SET delivery = 'failed', received_at = 0 WHERE id = 1`)
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  const run = async (command: string, env = mail) =>
    Object.values(await runInbox(folder, [command], env)).join(' ')
  expect(await run('check')).toMatch(
    /^1 .*never\. Waiting: 1\. Failed: 1\.\nSpam: 1 suspected, 1 by the honeypot.*1 inquiries could not be/s,
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
  const down = { ...mail, SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(await run('check', down)).toMatch(/^1 .*ECONNREFUSED/s)
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
  [['serve'], "RETENTION_DAYS is '400d': give a whole number", { RETENTION_DAYS: '400d' }],
  [['serve'], 'INBOX_PORT 65536: ', { INBOX_PORT: '65536' }],
])('%j: says in a sentence what is wrong', async (args, reason, env?: Record<string, string>) => {
  const { code, stderr } = await runInbox(await folderWith({}), args, env)
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(stderr).not.toContain('    at ')
})
