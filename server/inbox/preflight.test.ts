import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { preflight } from './preflight.ts'
import { inboxSettings } from './settings.ts'
import { openDatabase } from './sqlite.ts'
import { SITE, temporaryFolder } from '../test-helpers.ts'

/** Tries a small site with a database; answers what it leaves beside it. */
async function tryOut({ files = {}, env = {} }: { files?: typeof SITE; env?: object } = {}) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const folder = temporaryFolder({ ...SITE, ...files })
  const database = join(folder, 'data/inquiries.db')
  openDatabase(database).close()
  const before = readFileSync(database)
  const settings = inboxSettings({ INQUIRIES_DB: database, ...env })
  const failure = await preflight(join(folder, 'dist'), 'next', settings).catch(
    ({ message }: Error) => message,
  )
  expect(readFileSync(database).equals(before)).toBe(true)
  said.mockRestore()
  const backups = join(folder, 'data/backups')
  return { failure, warned, backups, left: readdirSync(backups) }
}

test('preflight: leaves the database as it was, and one backup of it', async () => {
  const { failure, backups, left } = await tryOut()
  expect([failure, left]).toEqual([undefined, ['before-next.db']])
  const copy = new DatabaseSync(join(backups, 'before-next.db'), { readOnly: true })
  expect(copy.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' })
  expect(copy.prepare('SELECT * FROM inquiries').all()).toEqual([])
  copy.close()
})

test('preflight: with a broken build fails, and removes what it tried with', async () => {
  const { failure, left } = await tryOut({ files: { 'dist/_headers': '' } })
  expect(failure).toContain('has no headers for all paths')
  expect(left).toEqual(['before-next.db'])
})

test('preflight: a mail server that does not answer is only a warning', async () => {
  const { failure, warned } = await tryOut({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@b.example', MAIL_FROM: 'c@d.example' },
  })
  expect(failure).toBeUndefined()
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('Warning, the mail server: '))
})
