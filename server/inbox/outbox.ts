import { COMMAND } from './program.ts'
import type { StoredInquiry, Store } from './store.ts'

/** How long an inquiry is tried to be mailed before it counts as failed. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000

interface Outbox {
  store: Store
  send: (inquiry: StoredInquiry) => Promise<unknown>
  log: (line: string) => void
  /** Ends the round after the mail that is on its way. */
  signal?: AbortSignal
}

/** Mails what is due, one after the other. What is not accepted is due again later. Safe in several processes. */
export async function deliverDue({ store, send, log, signal }: Outbox): Promise<void> {
  for (;;) {
    const inquiry = signal?.aborted ? undefined : store.claimDue(Date.now())
    if (!inquiry) return
    const { id } = inquiry
    const failure = await send(inquiry).then(() => undefined, String)
    if (failure === undefined) store.markSent(id, Date.now())
    else if (store.giveUp(id, Date.now() - PATIENCE_MS))
      log(
        `Inquiry ${id} could not be mailed for three days (${failure}). Correct the mail settings, then: ${COMMAND} retry`,
      )
    else log(`Inquiry ${id} could not be mailed and waits for the next attempt: ${failure}`)
  }
}
