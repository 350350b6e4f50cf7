import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createHandler } from './submit.ts'
import { describeInquiry, type Inquiry } from './inquiry.ts'
import { deliverDue } from './outbox.ts'
import { createRateLimit } from './rate-limit.ts'
import type { InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'
import { openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'

const ROUND_INTERVAL_MS = 30_000
const DAY_MS = 24 * 60 * 60_000

interface Telling {
  /** Where lines for whoever runs it go; the terminal when left out. */
  log?: (line: string) => void
  /** The line for an inquiry that came. */
  describe?: (inquiry: Inquiry) => string
}

/**
 * The inbox in this process: answers requests, mails what came, and erases what was kept long enough.
 * Throws where its database cannot be used.
 */
export function openInbox(
  settings: InboxSettings,
  { log = console.log, describe = describeInquiry }: Telling = {},
) {
  const { file, requestsPerMinute, addressHeader, retentionDays, mail } = settings
  const database = openDatabase(file, { thoroughly: true })
  const store = createStore(database.query)
  const mailer = mail && createMailer(mail)

  const closing = new AbortController()
  let delivering: Promise<void> | undefined
  /** One round at a time: what comes meanwhile is due in it, or in the next one. */
  function deliver() {
    if (!mailer) return
    delivering ??= deliverDue({ store, send: mailer.send, log, signal: closing.signal })
      .catch((error: Error) => console.error(error.message))
      .finally(() => (delivering = undefined))
  }
  async function makeRound() {
    deliver()
    const erased = await store.eraseBefore(Date.now() - retentionDays * DAY_MS)
    if (erased > 0) log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
  }
  const attempt = () => void makeRound().catch((error: Error) => console.error(error.message))
  attempt()
  const rounds = setInterval(attempt, ROUND_INTERVAL_MS)

  const { fetch } = createHandler({
    store,
    addressOf: (c) => addressOf(c, addressHeader),
    secondsToWait: createRateLimit(requestsPerMinute),
    isMailed: mailer !== undefined,
    onStored(inquiry, spam) {
      log(spam ? `Spam? ${describe(inquiry)}` : describe(inquiry))
      deliver()
    },
  })
  return {
    fetch,
    /** Finishes the mail that is on its way. */
    async close() {
      clearInterval(rounds)
      closing.abort()
      await delivering
      database.close()
    },
  }
}

/** The last one that the named header tells, which is the proxy's own; otherwise that of the connection. */
const addressOf = (c: Context, header: string | undefined) =>
  (header && c.req.header(header)?.split(',').at(-1)) || (getConnInfo(c).remote.address ?? '')
