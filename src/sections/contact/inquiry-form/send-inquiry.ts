import { readAnswer, type Outcome } from './answer'
import type { toPayload } from './inquiry'

const ANSWER_TIMEOUT_MS = 15_000

/**
 * Sends an inquiry and says how it ended. Never throws: no connection, no complete answer within
 * 15 s and an answer that is not understood are errors. Without `keepalive`, which refuses bodies
 * over 64 KiB and would leave a visitor who goes on without an outcome.
 */
export async function sendInquiry(
  endpoint: string,
  payload: ReturnType<typeof toPayload>,
): Promise<Outcome> {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), ANSWER_TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      signal: wait.signal,
    })
    return readAnswer(await response.text())
  } catch {
    return 'error'
  } finally {
    clearTimeout(timer)
  }
}
