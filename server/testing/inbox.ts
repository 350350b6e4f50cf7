import { randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'
import { BLANK_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { openInbox } from '../inbox/inbox.ts'
import type { Inquiry, ReceivedInquiry } from '../inbox/inquiry.ts'
import { inboxSettings, type InboxSettings } from '../inbox/settings.ts'
import { openStore } from '../inbox/store.ts'
import { createHonoServer, listenOnFreePort } from '../run-server.ts'
import { runProgram, startProgram } from './run-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PROGRAM = join(import.meta.dirname, '../inbox/main.ts')

export const REFERENCE = /^DM-[2-9A-HJ-NP-Z]{6}$/
export const MAIL = { url: 'smtp://127.0.0.1:1', to: 'desk@ships.test', from: 'site@ships.test' }

export const anInquiry = () => ({
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  ...BLANK_FIELDS,
  name: 'Asha Rao',
  email: 'asha@rao.example',
  service: 'Air Cargo',
  message: `Two pallets to Hamburg\r\nby Friday, ${randomUUID()}`,
})

export function postJson(url: string, fields = {}, headers = {}) {
  const body = JSON.stringify({ ...anInquiry(), ...fields })
  const type = { 'Content-Type': 'application/json' }
  return fetch(url, { method: 'POST', headers: { ...type, ...headers }, body })
}

export function inquiriesIn(file: string): Record<string, string>[] {
  using database = new DatabaseSync(file, { readOnly: true })
  return database.prepare('SELECT * FROM inquiries ORDER BY id').all() as Record<string, string>[]
}

export type Added = Partial<Inquiry> & { spamReason?: ReceivedInquiry['spamReason'] }

const settingsOf = (changed: Partial<InboxSettings>, folder = temporaryFolder()) => {
  const file = join(folder, 'data/inquiries.db')
  return { ...inboxSettings({}), file, requestsPerMinute: 1000, ...changed }
}

export function startStore(changed: Partial<InboxSettings> = {}, folder?: string) {
  const settings = settingsOf(changed, folder)
  const [store, database] = [openStore(settings), new DatabaseSync(settings.file)]
  onTestFinished(() => [store, database].forEach((opened) => opened.close()))
  function add({ spamReason = 'none', ...fields }: Added = {}, now?: number) {
    const { access_key: _, ...inquiry } = anInquiry()
    return store.add({ inquiry: { ...inquiry, ...fields }, spamReason }, '192.0.2.1', now)
  }
  return { store, database, add, file: settings.file, stored: () => inquiriesIn(settings.file) }
}

/**
 * Adds one inquiry for each day up to today. The folder's name contains glob characters, which no code should treat as
 * a pattern.
 */
export function startFolder(...added: Added[]) {
  const folder = join(realpathSync(temporaryFolder()), '[a]{b,c}')
  mkdirSync(folder)
  const started = startStore({ mail: MAIL }, folder)
  for (const [index, inquiry] of added.entries())
    started.add(inquiry, Date.now() - (added.length - 1 - index) * 24 * 60 * 60_000)
  return { ...started, ...inboxProgramIn(folder), folder }
}

export async function startInbox(changed: Partial<InboxSettings> = {}) {
  const settings = settingsOf(changed)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { routes, close } = openInbox(settings)
  const server = createHonoServer(routes)
  onTestFinished(() => server.close() && close().finally(() => log.mockRestore()))
  const url = `${await listenOnFreePort(server)}/submit`
  const database = new DatabaseSync(settings.file)
  onTestFinished(() => database.close())
  return { url, log, database, stored: () => inquiriesIn(settings.file) }
}

const UNLIMITED = { FORM_REQUESTS_PER_MINUTE: '9999' }
export const inboxProgramIn = (cwd: string) => ({
  run: (command: string, env?: object) =>
    runProgram(PROGRAM, { cwd, args: command.split(' '), env }).ended,
  serve: (env?: object) =>
    startProgram(PROGRAM, { cwd, args: ['serve'], env: { ...UNLIMITED, ...env } }),
})
