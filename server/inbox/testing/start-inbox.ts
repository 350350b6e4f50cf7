import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createAppServer } from '../../run-server.ts'
import { listen, temporaryFolder } from '../../test-helpers.ts'
import { openInbox } from '../node.ts'
import type { InboxSettings } from '../settings.ts'
import { inquiriesIn } from './inquiries-in.ts'

/** An inbox behind a real server until the test is over, with a database of its own. */
export async function startInbox(settings: Partial<InboxSettings> = {}) {
  const file = join(temporaryFolder(), 'inquiries.db')
  const lines: string[] = []
  const { fetch, close } = openInbox(
    { file, requestsPerMinute: 10_000, retentionDays: 400, ...settings },
    { log: (line) => void lines.push(line) },
  )
  onTestFinished(close)
  const origin = await listen(createAppServer(fetch, { overrideGlobalObjects: false }))
  return { origin, url: `${origin}/submit`, file, lines, stored: () => inquiriesIn(file) }
}
