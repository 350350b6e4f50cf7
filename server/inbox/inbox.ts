import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyFileOf } from './database.ts'
import { createMailer, deliverDue } from './mail.ts'
import { explained } from './private-files.ts'
import type { InboxSettings } from './settings.ts'
import { openStore } from './store.ts'
import { createRoutes } from './submit.ts'

const ROUND_INTERVAL_MS = 30_000
const DAY_MS = 24 * 60 * 60_000
/** How long a mail that is on its way may delay the end of the process. */
const LAST_MAIL_MS = 5000

/** The inbox in this process; what it logs contains nothing personal. Throws if its database cannot be used. */
export function openInbox(settings: InboxSettings, { log = console.log } = {}) {
  const { file, retentionDays, mail } = settings
  const store = openStore(file)
  const key = readFileSync(keyFileOf(file))
  const mailer = mail && createMailer(mail)
  const logFault = (error: unknown) =>
    console.error(explained(`The database ${file}`, error).message)

  const closing = new AbortController()
  let delivering: Promise<void> | undefined
  /** One round at a time: what comes meanwhile is due in it, or in the next one. */
  function deliver() {
    if (!mailer) return
    delivering ??= deliverDue(store, mailer, log, closing.signal)
      .catch(logFault)
      .finally(() => (delivering = undefined))
  }
  function makeRound() {
    deliver()
    try {
      const erased = store.eraseBefore(Date.now() - retentionDays * DAY_MS)
      if (erased > 0)
        log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
    } catch (error) {
      logFault(error)
    }
  }
  makeRound()
  const rounds = setInterval(makeRound, ROUND_INTERVAL_MS)

  const routes = createRoutes(settings, {
    accept(inquiry, suspicion, visitor) {
      const visit = JSON.stringify([visitor, ...Object.values(inquiry)])
      const fingerprint = createHmac('sha256', key).update(visit).digest('hex')
      const id = store.add(inquiry, { fingerprint, suspicion, isMailed: mail !== undefined })
      if (id === undefined) return
      log(`Inquiry ${id} has come${suspicion === 'none' ? '' : `, spam: ${suspicion}`}.`)
      deliver()
    },
    logFault,
  })
  /** Waits a moment for the mail that is on its way. */
  async function close() {
    clearInterval(rounds)
    closing.abort()
    await Promise.race([delivering, sleep(LAST_MAIL_MS, undefined, { ref: false })])
    store.close()
  }
  return { routes, close }
}
