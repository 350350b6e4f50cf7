import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { openDatabase } from './sqlite.ts'
import { anInquiry, postJson } from './testing/contract.ts'
import { FILE, inquiriesIn, runInbox, serveInbox } from './testing/inbox.ts'

const AT_ONCE = 20
const ACCEPTED_BEFORE_KILL = 40

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
  const messages = inquiriesIn(join(folder, FILE)).map(({ message }) => message)
  const stored = new Set(messages)
  expect(accepted.length).toBeGreaterThanOrEqual(ACCEPTED_BEFORE_KILL)
  expect(stored.size).toBe(messages.length)
  expect(accepted.filter((message) => !stored.has(message))).toEqual([])
  expect((await runInbox(folder, ['check'])).code).toBe(0)
})

/** A small disk of its own in memory; undefined if this user may not mount one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'inbox-test', folder])
  if (status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return folder
}

test('a full disk is reported and loses nothing accepted; with room it goes on', async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip('no right to mount')
  const env = { INQUIRIES_DB: join(disk, 'inquiries.db') }
  const { url, printed, child, ended } = await serveInbox(temporaryFolder(), env)
  const accepted: string[] = []
  for (;;) {
    const message = `${accepted.length} ${'y'.repeat(9000)}`
    if (!(await accept(url, message))) break
    accepted.push(message)
  }
  expect(printed.stderr).toMatch(/The database .*inquiries\.db: .*full.*Make room on its disk\./)
  spawnSync('mount', ['-o', 'remount,size=4m', disk])
  expect(await accept(url, 'There is room again.')).toBe(true)
  child.kill('SIGTERM')
  await ended
  const stored = inquiriesIn(env.INQUIRIES_DB).map(({ message }) => message)
  expect(stored).toEqual([...accepted, 'There is room again.'])
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

const DAMAGES: Record<string, (file: string) => void> = {
  'no database at all': (file) => writeFileSync(file, 'not a database '.repeat(400)),
  'half of it': (file) => truncateSync(file, statSync(file).size / 2),
  'a page of nonsense': (file) => {
    const bytes = readFileSync(file)
    bytes.fill(0xa5, 4096 * 2, 4096 * 3)
    writeFileSync(file, bytes)
  },
  'another program’s database': (file) => {
    rmSync(file)
    alter(file, 'CREATE TABLE songs (title TEXT)')
  },
  'one without its table': (file) => alter(file, 'DROP TABLE inquiries'),
}

function alter(file: string, sql: string) {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

test.each(Object.entries(DAMAGES))('rejects %s with advice and leaves it as it is', (_, damage) => {
  const file = join(temporaryFolder(), 'inquiries.db')
  openDatabase(file).close()
  damage(file)
  const before = readFileSync(file)
  const open = () => openDatabase(file, { thoroughly: true }).close()
  expect(open).toThrow(/^The database .*inquiries\.db: .*\. [A-Z].*\.$/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('two processes use one database, and what both get is stored once', async () => {
  const folder = temporaryFolder()
  const servers = await Promise.all([serveInbox(folder), serveInbox(folder)])
  const messages = Array.from({ length: 40 }, (_, post) => `message ${post}`)
  const posts = messages.flatMap((message) => servers.map(({ url }) => accept(url, message)))
  expect(await Promise.all(posts)).not.toContain(false)
  const stored = inquiriesIn(join(folder, FILE)).map(({ message }) => message)
  expect(stored.toSorted()).toEqual(messages.toSorted())
})
