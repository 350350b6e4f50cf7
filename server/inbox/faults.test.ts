import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { openDatabase } from './sqlite.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { FILE, inquiriesIn, runInbox, serveInbox } from './testing/inbox.ts'

const AT_ONCE = 20
const ACCEPTED_BEFORE_KILL = 40

const messagesIn = (file: string) => inquiriesIn(file).map(({ message }) => message!)
const accept = async (url: string, message: string) => {
  const response = await postJson(url, { ...anInquiry(), message })
  return ((await response.json()) as { success: boolean }).success
}

test('killed in a burst, it has every inquiry that it accepted, whole and once', async () => {
  const folder = temporaryFolder()
  const accepted: string[] = []
  const { url, child } = await serveInbox(folder)
  const sender = async (_: unknown, number: number) => {
    for (let round = 0; ; round++) {
      const message = `${number}-${round} ${'z'.repeat((number * 997) % 5000)}`
      if (await accept(url, message)) accepted.push(message)
      if (accepted.length === ACCEPTED_BEFORE_KILL) child.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: AT_ONCE }, sender))
  await serveInbox(folder)
  const messages = messagesIn(join(folder, FILE))
  const stored = new Set(messages)
  expect(accepted.length).toBeGreaterThanOrEqual(ACCEPTED_BEFORE_KILL)
  expect(stored.size).toBe(messages.length)
  expect(accepted.filter((message) => !stored.has(message))).toEqual([])
  expect((await runInbox(folder, ['check'])).code).toBe(0)
})

test('a full disk is reported and loses nothing accepted; with room it goes on', async (context) => {
  const disk = temporaryFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'inbox-test', disk])
  if (mounted.status !== 0) context.skip('no right to mount')
  onTestFinished(() => void spawnSync('umount', ['-l', disk]))
  const env = { INQUIRIES_DB: join(disk, 'inquiries.db') }
  const { url, printed, child, ended } = await serveInbox(temporaryFolder(), env)
  const accepted: string[] = []
  const next = () => `${accepted.length} ${'y'.repeat(9000)}`
  while (await accept(url, next())) accepted.push(next())
  expect(printed.stderr).toMatch(/The database .*inquiries\.db: .*full.*Make room on its disk\./)
  spawnSync('mount', ['-o', 'remount,size=4m', disk])
  expect(await accept(url, 'There is room again.')).toBe(true)
  child.kill('SIGTERM')
  await ended
  expect(messagesIn(env.INQUIRIES_DB)).toEqual([...accepted, 'There is room again.'])
})

test('waits for a short lock and reports a long one', async () => {
  const folder = temporaryFolder()
  const { url, printed } = await serveInbox(folder)
  const other = new DatabaseSync(join(folder, FILE))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  setTimeout(() => other.exec('ROLLBACK'), 500)
  expect(await accept(url, 'after a short lock')).toBe(true)
  other.exec('BEGIN IMMEDIATE')
  expect(await accept(url, 'during a long lock')).toBe(false)
  expect(printed.stderr).toContain('Another process has locked it for more than 5 s')
  other.exec('ROLLBACK')
  expect(inquiriesIn(join(folder, FILE))).toHaveLength(1)
})

const alter = (sql: string) => (file: string) => {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}
const overwritePage = (file: string) =>
  fs.writeSync(fs.openSync(file, 'r+'), Buffer.alloc(4096, 0xa5), 0, 4096, 4096 * 2)
const FOREIGN =
  'DROP TABLE inquiries; DROP TABLE erasures; PRAGMA user_version = 0; CREATE TABLE songs (a)'

test.each<[string, (file: string) => void]>([
  ['no database at all', (file) => fs.writeFileSync(file, 'not a database '.repeat(400))],
  ['half of one', (file) => fs.truncateSync(file, fs.statSync(file).size / 2)],
  ['a page of nonsense', overwritePage],
  ['another program’s database', alter(FOREIGN)],
  ['one without its table', alter('DROP TABLE inquiries')],
])('rejects %s with advice and leaves it as it is', (_, damage) => {
  const file = join(temporaryFolder(), 'inquiries.db')
  openDatabase(file).close()
  damage(file)
  const before = fs.readFileSync(file)
  const open = () => openDatabase(file, { thoroughly: true }).close()
  expect(open).toThrow(/^The database .*inquiries\.db: .*\. [A-Z].*\.$/)
  expect(fs.readFileSync(file).equals(before)).toBe(true)
})

test('two processes use one database, and what both get is stored once', async () => {
  const folder = temporaryFolder()
  const servers = await Promise.all([serveInbox(folder), serveInbox(folder)])
  const messages = Array.from({ length: 40 }, (_, post) => `message ${post}`)
  const posts = messages.flatMap((message) => servers.map(({ url }) => accept(url, message)))
  expect(await Promise.all(posts)).not.toContain(false)
  expect(messagesIn(join(folder, FILE)).toSorted()).toEqual(messages.toSorted())
})
