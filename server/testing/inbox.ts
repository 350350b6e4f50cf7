import { randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'
import { BLANK_FIELDS } from '../../src/lib/inquiry-fields.ts'
import type { ParsedInquiry } from '../inbox/parse-inquiry.ts'
import { inboxSettings, type InboxSettings } from '../inbox/settings.ts'
import { startInbox } from '../inbox/start-inbox.ts'
import { openStore } from '../inbox/store.ts'
import { createServerFromHonoApp, listenOnFreePort } from '../run-hono-app.ts'
import { spawnProgram, startServerProgram } from './spawn-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PROGRAM = join(import.meta.dirname, '../inbox/main.ts')

export const REFERENCE_PATTERN = /^DM-[2-9A-HJ-NP-Z]{6}$/
export const MAIL_SETTINGS = {
  url: 'smtp://127.0.0.1:1',
  to: 'desk@ships.test',
  from: 'site@ships.test',
}

export const createInquiryBody = () => ({
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  ...BLANK_FIELDS,
  name: 'Asha Rao',
  email: 'asha@rao.example',
  service: 'Air Cargo',
  message: `Two pallets to Hamburg\r\nby Friday, ${randomUUID()}`,
})

export function postInquiry(url: string, fields = {}, headers = {}) {
  const body = JSON.stringify({ ...createInquiryBody(), ...fields })
  const type = { 'Content-Type': 'application/json' }
  return fetch(url, { method: 'POST', headers: { ...type, ...headers }, body })
}

export function readInquiries(file: string): Record<string, string>[] {
  using database = new DatabaseSync(file, { readOnly: true })
  return database.prepare('SELECT * FROM inquiries ORDER BY id').all() as Record<string, string>[]
}

const settingsOf = (changed: Partial<InboxSettings>, folder = temporaryFolder()) => {
  const file = join(folder, 'data/inquiries.db')
  return { ...inboxSettings({}), file, requestsPerMinute: 1000, ...changed }
}

export function openTestStore(changed: Partial<InboxSettings> = {}, folder?: string) {
  const settings = settingsOf(changed, folder)
  const [store, database] = [openStore(settings), new DatabaseSync(settings.file)]
  onTestFinished(() => [store, database].forEach((opened) => opened.close()))
  function add(overrides: Partial<ParsedInquiry> = {}, now?: number) {
    const { access_key: _, ...inquiry } = createInquiryBody()
    return store.add({ ...inquiry, spamReason: 'none', ...overrides }, '192.0.2.1', now)
  }
  return { store, database, add, file: settings.file, stored: () => readInquiries(settings.file) }
}

export function createInboxFolder(...added: Partial<ParsedInquiry>[]) {
  const folder = join(realpathSync(temporaryFolder()), '[a]{b,c}')
  mkdirSync(folder)
  const started = openTestStore({ mail: MAIL_SETTINGS }, folder)
  for (const [index, inquiry] of added.entries())
    started.add(inquiry, Date.now() - (added.length - 1 - index) * 24 * 60 * 60_000)
  return { ...started, ...createInboxCli(folder), folder }
}

export async function startInboxInProcess(changed: Partial<InboxSettings> = {}) {
  const settings = settingsOf(changed)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { routes, close } = startInbox(settings)
  const server = createServerFromHonoApp(routes)
  onTestFinished(() => server.close() && close().finally(() => log.mockRestore()))
  const url = `${await listenOnFreePort(server)}/submit`
  const database = new DatabaseSync(settings.file)
  onTestFinished(() => database.close())
  return { url, log, database, stored: () => readInquiries(settings.file) }
}

const UNLIMITED = { FORM_REQUESTS_PER_MINUTE: '9999' }
export const createInboxCli = (cwd: string) => ({
  run: (command: string, env?: object) =>
    spawnProgram(PROGRAM, { cwd, args: command.split(' '), env }).ended,
  serve: (env?: object) =>
    startServerProgram(PROGRAM, { cwd, args: ['serve'], env: { ...UNLIMITED, ...env } }),
})
