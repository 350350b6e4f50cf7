import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  readInquiries,
  postInquiry,
  createInboxCli,
  REFERENCE_PATTERN,
  openTestStore,
} from '../testing/inbox.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDatabase } from './database.ts'

vi.mock(import('node:crypto'), { spy: true })

const messagesIn = (file: string) => readInquiries(file).map(({ message }) => message!)
async function accept(url: string, message: string) {
  const { status } = await postInquiry(url, { message })
  expect([200, 503]).toContain(status)
  return status === 200
}

test('two inbox processes, killed while receiving: every accepted inquiry is stored completely and once', async () => {
  const folder = temporaryFolder()
  const accepted: string[] = []
  const { run, serve } = createInboxCli(folder)
  const servers = await Promise.all([serve(), serve()])
  const isKilled = () => servers.some(({ child }) => child.killed)
  async function sendUntilKilled(_: unknown, number: number) {
    while (!isKilled()) {
      const message = randomUUID().repeat(1 + number * 10)
      const sent = Promise.all(servers.map(({ url }) => accept(url, message)))
      const results = await sent.catch((error) => {
        if (!isKilled()) throw error
      })
      if (!results) return
      expect(results).toEqual([true, true])
      if (accepted.push(message) === 20) for (const { child } of servers) child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 10 }, sendUntilKilled))
  expect(await run('check')).toMatch(/^0 /)
  const messages = messagesIn(join(folder, 'data/inquiries.db'))
  expect(accepted.length).toBeGreaterThanOrEqual(20)
  expect(messages).toEqual([...new Set(messages)])
  expect(messages).toEqual(expect.arrayContaining(accepted))
})

test('locked database: the inbox waits for a short lock and reports a long one', async () => {
  const folder = temporaryFolder()
  const { url, printed } = await createInboxCli(folder).serve()
  using other = new DatabaseSync(join(folder, 'data/inquiries.db'))
  other.exec('BEGIN IMMEDIATE')
  setTimeout(() => other.exec('ROLLBACK'), 500)
  expect(await accept(url, 'after a short lock')).toBe(true)
  other.exec('BEGIN IMMEDIATE')
  expect(await accept(url, 'during a long lock')).toBe(false)
  expect(printed.stderr).toContain('Another process has locked the file for more than 5 s')
})

test('full disk: is reported, loses no accepted inquiry, and the inbox continues when there is room', async (context) => {
  const disk = temporaryFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'inbox-test', disk])
  if (mounted.status !== 0) context.skip('no right to mount')
  onTestFinished(() => void spawnSync('umount', ['-l', disk]))
  const env = { INQUIRIES_DB: join(disk, 'inquiries.db') }
  const { run, serve } = createInboxCli(temporaryFolder())
  const { url, printed, child, ended } = await serve(env)
  const accepted: string[] = []
  const next = () => `${accepted.length} ${'y'.repeat(9000)}`
  while (await accept(url, next())) accepted.push(next())
  expect(printed.stderr).toMatch(/The database .*inquiries\.db: .*full.*Make room on its disk\./)
  expect(await run('check', env)).toMatch(/^1 .*Make room/s)
  spawnSync('mount', ['-o', 'remount,size=4m', disk])
  expect(await accept(url, 'There is room again.')).toBe(true)
  expect(await run('check', env)).toMatch(/^0 /)
  child.kill('SIGTERM')
  await ended
  expect(messagesIn(env.INQUIRIES_DB)).toEqual([...accepted, 'There is room again.'])
})

const alter = (sql: string) => (file: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}
const overwrite = (start: number) => (file: string) =>
  fs.writeSync(fs.openSync(file, 'r+'), 'nonsense'.repeat(512), start)

test.each([
  ['a file that is not a database', overwrite(0)],
  ['a database with a damaged page', overwrite(2 * 4096)],
  ['a database without its table', alter('DROP TABLE inquiries')],
  [
    'another program’s database',
    alter('DROP TABLE inquiries; DROP TABLE erasures; PRAGMA user_version = 0; CREATE TABLE a (b)'),
  ],
])('%s: is rejected with a hint and stays unchanged', (_, damage) => {
  const file = join(temporaryFolder(), 'inquiries.db')
  openDatabase(file).database.close()
  damage(file)
  const before = fs.readFileSync(file)
  expect(() => openDatabase(file)).toThrow(/^The database .*inquiries\.db: .*\. [A-Z].*\.$/s)
  expect(fs.readFileSync(file).equals(before)).toBe(true)
})

test('transaction: is on disk when the call returns', () => {
  using database = openDatabase(join(temporaryFolder(), 'inquiries.db')).database
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('database of a newer version that everybody can read: is used unchanged, and only its owner can read it', () => {
  const { database, file, stored } = openTestStore()
  const key = fs.readFileSync(`${file}.key`, 'utf8')
  database.exec(`ALTER TABLE inquiries ADD COLUMN newer TEXT DEFAULT ''; PRAGMA user_version = 99`)
  const files = ['', '-wal', '-shm', '.key'].map((end) => file + end)
  const modes = () => files.map((name) => fs.statSync(name).mode & 0o777)
  expect(modes()).toEqual(Array(4).fill(0o600))
  for (const name of files) fs.chmodSync(name, 0o644)
  openTestStore({ file }).add()
  expect(modes()).toEqual(Array(4).fill(0o600))
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
  expect(stored()).toMatchObject([{ id: 1, newer: '' }])
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(fs.readFileSync(`${file}.key`, 'utf8')).toBe(key)
})

test('reference: consists of 32 characters that do not look alike, and is never used twice', () => {
  const { add } = openTestStore()
  const references = Array.from({ length: 200 }, () => add().reference)
  for (const reference of references) expect(reference).toMatch(REFERENCE_PATTERN)
  expect(new Set(references.map((reference) => reference.slice(3)).join('')).size).toBe(32)
  for (const index of [0, 0, 1])
    for (let drawn = 0; drawn < 6; drawn++) vi.mocked(randomInt).mockReturnValueOnce(index as never)
  expect([add().reference, add().reference]).toEqual(['DM-222222', 'DM-333333'])
})
