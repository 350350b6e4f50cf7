import type { toPayload } from './inquiry'

const RESPONSE_TIMEOUT_MS = 15_000

export type SendResult = 'success' | 'error'

/** Only a JSON object whose `success` is `true` is a success, whatever the status code. */
export function readResponse(text: string): SendResult {
  try {
    const response = JSON.parse(text) as { success?: unknown } | null
    return response?.success === true ? 'success' : 'error'
  } catch {
    return 'error'
  }
}

/**
 * Sends an inquiry. Never throws: no connection, no complete response within 15 s and a response that cannot be
 * read are errors. Without `keepalive`, which refuses bodies over 64 KiB. Without `AbortSignal.timeout`, which
 * Safari 15 and Chrome 99 do not have.
 */
export async function sendInquiry(
  endpoint: string,
  payload: ReturnType<typeof toPayload>,
): Promise<SendResult> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), RESPONSE_TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      signal: limit.signal,
    })
    return readResponse(await response.text())
  } catch {
    return 'error'
  } finally {
    clearTimeout(timer)
  }
}
