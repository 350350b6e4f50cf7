import { setTimeout as sleep } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { deliverDue } from './outbox.ts'
import { createRateLimit } from './rate-limit.ts'
import type { InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'
import { openDatabase } from './sqlite.ts'
import { createStore } from './store.ts'
import { createHandler } from './submit.ts'

const ROUND_INTERVAL_MS = 30_000
const DAY_MS = 24 * 60 * 60_000
/** How long a mail that is on its way may delay the end of the process. */
const LAST_MAIL_MS = 5000

/** The inbox in this process; what it logs contains nothing personal. Throws if its database cannot be used. */
export function openInbox(settings: InboxSettings, { log = console.log } = {}) {
  const { file, requestsPerMinute, addressHeader, retentionDays, mail } = settings
  const database = openDatabase(file, { thoroughly: true })
  const store = createStore(database.query, settings.fingerprintSecret ?? database.secret())
  const mailer = mail && createMailer(mail)

  const closing = new AbortController()
  let delivering: Promise<void> | undefined
  /** One round at a time: what comes meanwhile is due in it, or in the next one. */
  function deliver() {
    if (!mailer) return
    delivering ??= deliverDue({ store, send: mailer.send, log, signal: closing.signal })
      .catch(logError)
      .finally(() => (delivering = undefined))
  }
  async function makeRound() {
    deliver()
    const erased = await store.eraseBefore(Date.now() - retentionDays * DAY_MS)
    if (erased === 0) return
    log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
    database.emptyLog()
  }
  const startRound = () => void makeRound().catch(logError)
  startRound()
  const rounds = setInterval(startRound, ROUND_INTERVAL_MS)

  const { fetch } = createHandler({
    store,
    addressOf: (c) => addressOf(c, addressHeader),
    secondsToWait: createRateLimit(requestsPerMinute),
    isMailed: mailer !== undefined,
    onStored(id, suspicion) {
      log(`Inquiry ${id} has come${suspicion === 'none' ? '' : `, spam: ${suspicion}`}.`)
      deliver()
    },
  })
  return {
    fetch,
    file,
    /** Waits a moment for the mail that is on its way. */
    async close() {
      clearInterval(rounds)
      closing.abort()
      await Promise.race([delivering, sleep(LAST_MAIL_MS, undefined, { ref: false })])
      database.close()
    },
  }
}

const logError = (error: Error) => console.error(error.message)

/** The last address in the named header, which the proxy itself added; otherwise the connection's. */
const addressOf = (c: Context, header: string | undefined) =>
  (header && c.req.header(header)?.split(',').at(-1)) || (getConnInfo(c).remote.address ?? '')
