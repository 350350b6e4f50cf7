import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createAppServer } from '../../run-server.ts'
import { listen, runProgram, startProgram, temporaryFolder } from '../../test-helpers.ts'
import { openInbox } from '../node.ts'
import { inboxSettings, type InboxSettings } from '../settings.ts'

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

/** Runs the inbox alone until it listens; answers where it takes inquiries. */
export const serveInbox = (folder: string, env?: Record<string, string>) =>
  startProgram(PROGRAM, folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env })
