import type { StdioOptions } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished, vi } from 'vitest'
import { BLANK_FIELDS } from '../../../src/lib/inquiry-fields.ts'
import { runProgram, startProgram, temporaryFolder } from '../../test-helpers.ts'
import { listenLocally } from '../../run-server.ts'
import { openInbox } from '../inbox.ts'
import type { Inquiry, Received } from '../inquiry.ts'
import { newReference } from '../reference.ts'
import { inboxSettings, type InboxSettings } from '../settings.ts'
import { openStore } from '../store.ts'

const PROGRAM = join(import.meta.dirname, '../main.ts')

/** Where the programs keep the database in their folder. */
export const FILE = 'data/inquiries.db'

/** An inquiry that no other test sends. */
export const anInquiry = () => ({
  access_key: 'development',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  ...BLANK_FIELDS,
  name: 'Asha Rao',
  email: 'asha@rao.example',
  service: 'Air Cargo',
  message: `Two pallets to Hamburg\r\nby Friday, ${randomUUID()}`,
})

/** Posts text or an object as JSON. */
export function postJson(url: string, sent: unknown = anInquiry(), headers = {}) {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
  const type = { 'Content-Type': 'application/json' }
  return fetch(url, { method: 'POST', headers: { ...type, ...headers }, body })
}

/** The inquiries in a database, in their order. */
export function inquiriesIn(file: string): Record<string, string>[] {
  using database = new DatabaseSync(file, { readOnly: true })
  return database.prepare('SELECT * FROM inquiries ORDER BY id').all() as Record<string, string>[]
}

export type Added = Partial<Inquiry> & {
  suspicion?: Received['suspicion']
  isMailed?: boolean
  /** What it tries before random references. */
  references?: string[]
}

/** A store that is open until the test is over, its database, and what adds an inquiry to it. */
export function startStore(file = join(temporaryFolder(), 'inquiries.db')) {
  const [store, database] = [openStore(file), new DatabaseSync(file)]
  onTestFinished(() => [store, database].forEach((opened) => opened.close()))
  function add(
    { suspicion = 'none', isMailed = false, references = [], ...fields }: Added = {},
    now?: number,
  ) {
    const { access_key: _, ...plain } = anInquiry()
    const inquiry = { ...plain, ...fields }
    const nextReference = () => references.shift() ?? newReference('DM-')
    const accepted = { inquiry, suspicion, isMailed, newReference: nextReference }
    return store.add({ ...accepted, visitor: '192.0.2.1' }, now)
  }
  return { store, database, file, add }
}

/** An inbox behind a real server until the test is over, with a database of its own; what it logs. */
export async function startInbox(changed: Partial<InboxSettings> = {}) {
  const file = join(temporaryFolder(), 'inquiries.db')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const settings = { ...inboxSettings({}), file, requestsPerMinute: 1000, ...changed }
  const { routes, close } = openInbox(settings)
  const server = createServer(getRequestListener(routes.fetch, { overrideGlobalObjects: false }))
  onTestFinished(() => server.close() && close().finally(() => log.mockRestore()))
  const url = `${await listenLocally(server)}/submit`
  return { url, log, stored: () => inquiriesIn(file) }
}

/** Runs a command of the inbox in a folder until it ends; returns its exit code and what it prints. */
export const runInbox = (folder: string, command: string, env?: Record<string, string>) =>
  runProgram(PROGRAM, folder, command.split(' '), env).ended.then(
    ({ code, stdout, stderr }) => `${code} ${stdout}${stderr}`,
  )

/** Runs the inbox alone until it listens; returns where it takes inquiries. */
export const serveInbox = (folder: string, env?: Record<string, string>, stdio?: StdioOptions) =>
  startProgram(PROGRAM, folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env }, stdio)
