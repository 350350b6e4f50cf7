import type { StdioOptions } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { BLANK_FIELDS } from '../../../src/lib/inquiry-fields.ts'
import { listen, runProgram, startProgram, temporaryFolder } from '../../test-helpers.ts'
import { openInbox } from '../inbox.ts'
import type { Inquiry, Suspicion } from '../inquiry.ts'
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

export const JSON_TYPE = { 'Content-Type': 'application/json' }

export const postJson = (url: string, body: unknown = anInquiry(), headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const postForm = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

/** The head of a post whose body has this length. */
export const postHead = (url: string, length: number) =>
  `POST /submit HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

/** The inquiries in a database, in their order; none when there is no file. */
export function inquiriesIn(file: string): Record<string, string>[] {
  if (!existsSync(file)) return []
  using database = new DatabaseSync(file, { readOnly: true })
  return database.prepare('SELECT * FROM inquiries ORDER BY id').all() as Record<string, string>[]
}

export type Added = Partial<Inquiry> & { suspicion?: Suspicion; isMailed?: boolean }

/** A store that is open until the test is over, its database, and what adds an inquiry to it. */
export function startStore(file = join(temporaryFolder(), 'inquiries.db')) {
  const store = openStore(file)
  const database = new DatabaseSync(file)
  onTestFinished(() => [store, database].forEach((opened) => opened.close()))
  const { access_key: _, ...plain } = anInquiry()
  const add = ({ suspicion = 'none', isMailed = false, ...fields }: Added = {}, now?: number) =>
    store.add({ ...plain, ...fields }, { fingerprint: randomUUID(), suspicion, isMailed }, now)
  return { store, database, file, add }
}

/** An inbox behind a real server until the test is over, with a database of its own. */
export async function startInbox(changed: Partial<InboxSettings> = {}) {
  const file = join(temporaryFolder(), 'inquiries.db')
  const lines: string[] = []
  const settings = { ...inboxSettings({}), file, requestsPerMinute: 10_000, ...changed }
  const { routes, close } = openInbox(settings, { log: (line) => void lines.push(line) })
  onTestFinished(close)
  const listener = getRequestListener(routes.fetch, { overrideGlobalObjects: false })
  const origin = await listen(createServer(listener))
  return { url: `${origin}/submit`, lines, stored: () => inquiriesIn(file) }
}

/** Runs one of the inbox's commands in a folder, as a process of its own, until it ends. */
export const runInbox = (folder: string, args: string[], env?: Record<string, string>) =>
  runProgram(PROGRAM, folder, args, env).ended

/** Runs the inbox alone until it listens; returns where it takes inquiries. */
export const serveInbox = (folder: string, env?: Record<string, string>, stdio?: StdioOptions) =>
  startProgram(PROGRAM, folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env }, stdio)
