import type { StoredInquiry, Store } from './store.ts'

/** How long an inquiry is tried to be mailed before it counts as failed. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000

interface Outbox {
  store: Store
  /** Rejects where the mail was not taken. */
  send: (inquiry: StoredInquiry) => Promise<unknown>
  log: (line: string) => void
  /** Ends the round after the mail that is on its way. */
  signal?: AbortSignal
}

/**
 * Mails every inquiry that is due, one after the other. What is not taken stays in the database and is due
 * again later, until three days after it came; then it has failed. Several processes may do this at once.
 */
export async function deliverDue({ store, send, log, signal }: Outbox): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const inquiry = await store.claimDue(Date.now())
    if (!inquiry) return
    const { id } = inquiry
    try {
      await send(inquiry)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isOver = Date.now() - Date.parse(inquiry.receivedAt) >= PATIENCE_MS
      if (isOver) await store.setDelivery(id, 'failed')
      log(
        isOver
          ? `Inquiry ${id} could not be mailed for three days (${reason}). Mend the mail settings, then: npm run inbox -- retry`
          : `Inquiry ${id} could not be mailed and waits to be tried again: ${reason}`,
      )
      continue
    }
    await store.setDelivery(id, 'sent')
  }
}
