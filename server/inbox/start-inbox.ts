import { withHint } from './database.ts'
import { deliverDueMail } from './mail.ts'
import type { ParsedInquiry } from './parse-inquiry.ts'
import { createInboxRoutes } from './routes.ts'
import type { ErrorReport } from './sanitize-error-report.ts'
import type { InboxSettings } from './settings.ts'
import { openStore } from './store.ts'

const MAINTENANCE_INTERVAL_MS = 30_000

/** The log must not contain personal data. */
export function startInbox(settings: InboxSettings) {
  const { file, retentionDays, mail } = settings
  const store = openStore(settings)
  const closing = new AbortController()
  let delivery: Promise<void> | undefined

  const logFault = (error: unknown) =>
    console.error(withHint(`The database ${file}`, error).message)
  function eraseOld() {
    store.eraseOldFailures(Date.now())
    const erased = store.eraseOlderThan(retentionDays, Date.now())
    if (erased > 0)
      console.log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
  }
  const startMaintenance = () => {
    void Promise.try(eraseOld).catch(logFault)
    if (mail)
      delivery ??= deliverDueMail(store, mail, closing.signal)
        .catch(logFault)
        .finally(() => (delivery = undefined))
  }
  startMaintenance()
  const timer = setInterval(startMaintenance, MAINTENANCE_INTERVAL_MS)

  function storeInquiry(inquiry: ParsedInquiry, clientAddress: string) {
    const { id, reference, isRepetition } = store.add(inquiry, clientAddress)
    if (isRepetition) return reference
    const spam = inquiry.spamReason === 'none' ? '' : `, spam: ${inquiry.spamReason}`
    console.log(`Inquiry ${id} has come${spam}.`)
    startMaintenance()
    return reference
  }
  async function close() {
    clearInterval(timer)
    closing.abort()
    await delivery
    store.close()
  }
  const storeErrorReport = (failure: ErrorReport) => store.addErrorReport(failure, Date.now())
  return { routes: createInboxRoutes(settings, storeInquiry, storeErrorReport, logFault), close }
}
