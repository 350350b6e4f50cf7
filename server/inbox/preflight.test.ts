import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { preflight } from './preflight.ts'
import { inboxSettings } from './settings.ts'
import { openDatabase } from './sqlite.ts'
import { SITE, temporaryFolder } from '../test-helpers.ts'
import { inquiriesIn } from './testing/inbox.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@b.test', MAIL_FROM: 'c@d.test' }

test.each([
  ['leaves the database as it was, and one backup of it', {}, {}, undefined],
  ['only warns of a mail server that does not answer', mail, {}, undefined],
  ['rejects a broken build', {}, { 'dist/_headers': '' }, /has no headers for all paths/],
])('preflight: %s', async (_, env, files, reason) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockReset()
  const folder = temporaryFolder({ ...SITE, ...files })
  const database = join(folder, 'data/inquiries.db')
  openDatabase(database).close()
  const before = readFileSync(database)
  const settings = inboxSettings({ INQUIRIES_DB: database, ...env })
  const trial = preflight(join(folder, 'dist'), 'next', settings)
  await (reason ? expect(trial).rejects.toThrow(reason) : trial)
  const warning = expect.stringContaining('Warning, the mail server: ')
  expect(warn.mock.calls).toEqual(env === mail ? [[warning]] : [])
  expect(readFileSync(database).equals(before)).toBe(true)
  expect(readdirSync(join(folder, 'data/backups'))).toEqual(['before-next.db'])
  expect(inquiriesIn(join(folder, 'data/backups/before-next.db'))).toEqual([])
})
