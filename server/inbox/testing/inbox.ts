import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createAppServer } from '../../run-server.ts'
import { listen, runProgram, startProgram, temporaryFolder } from '../../test-helpers.ts'
import type { Inquiry, Suspicion } from '../inquiry.ts'
import { openInbox } from '../node.ts'
import { inboxSettings, type InboxSettings } from '../settings.ts'
import { openDatabase } from '../sqlite.ts'
import { createStore } from '../store.ts'
import { anInquiry } from './contract.ts'

const PROGRAM = join(import.meta.dirname, '../main.ts')

/** Where the programs keep the database in their folder. */
export const FILE = 'data/inquiries.db'

/** The inquiries in a database, in their order; none when there is no file. */
export function inquiriesIn(file: string): Record<string, string>[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT * FROM inquiries ORDER BY id').all()
  database.close()
  return rows as Record<string, string>[]
}

export type Added = Partial<Inquiry> & { suspicion?: Suspicion; isMailed?: boolean }

/** A database that is open until the test is over, and what adds an inquiry to it. */
export function openStore(file = join(temporaryFolder(), 'inquiries.db')) {
  const database = openDatabase(file)
  onTestFinished(database.close)
  const store = createStore(database.query, 'secret')
  const add = (
    { suspicion = 'none', isMailed = false, ...fields }: Added = {},
    receivedAt = Date.now(),
  ) => store.add({ ...anInquiry(), ...fields }, { visitor: 'v', suspicion, isMailed }, receivedAt)
  return { ...database, file, store, add }
}

/** An inbox behind a real server until the test is over, with a database of its own. */
export async function startInbox(changed: Partial<InboxSettings> = {}) {
  const file = join(temporaryFolder(), 'inquiries.db')
  const lines: string[] = []
  const settings = { ...inboxSettings({}), file, requestsPerMinute: 10_000, ...changed }
  const { fetch, close } = openInbox(settings, { log: (line) => void lines.push(line) })
  onTestFinished(close)
  const origin = await listen(createAppServer(fetch, { overrideGlobalObjects: false }))
  return { url: `${origin}/submit`, lines, stored: () => inquiriesIn(file) }
}

/** Runs one of the inbox's commands in a folder, as a process of its own, until it ends. */
export const runInbox = (folder: string, args: string[], env?: Record<string, string>) =>
  runProgram(PROGRAM, folder, args, env).ended

/** Runs the inbox alone until it listens; returns where it takes inquiries. */
export const serveInbox = (folder: string, env?: Record<string, string>) =>
  startProgram(PROGRAM, folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env })
