import { REQUEST_LIMIT_BYTES, type FieldValues } from '../../../lib/inquiry-fields'
import type { Recipient } from '../contact-props'
import { inquirySubject } from './compose-inquiry'

const RESPONSE_TIMEOUT_MS = 15_000

interface SendResult {
  isSuccess: boolean
  /** The form service's reference for the inquiry, if any. */
  reference?: string | undefined
  /** Whether the form service has refused it for its length. */
  isTooLong: boolean
}

const bodyOf = (fields: FieldValues, recipient: Recipient, botcheck?: string) =>
  JSON.stringify({
    access_key: recipient.accessKey,
    subject: inquirySubject(recipient, fields.name),
    ...fields,
    botcheck,
  })

/** About how many characters an inquiry is longer than the inbox takes; 0 or less if it fits. */
export function excessLength(fields: FieldValues, recipient: Recipient) {
  const body = bodyOf(fields, recipient)
  const { size } = new Blob([body])
  return Math.ceil((body.length * (size - REQUEST_LIMIT_BYTES)) / size)
}

/**
 * Sends an inquiry. Only a JSON object whose `success` is `true` is a success, whatever the status code. Never throws:
 * no connection, no complete response within 15 s and a response that cannot be read are failures. Without `keepalive`,
 * which refuses bodies over 64 KiB. Without `AbortSignal.timeout`, which Safari 15 does not have. `botcheck` is the value of
 * the box that only bots tick, if it is ticked.
 */
export async function sendInquiry(
  fields: FieldValues,
  recipient: Recipient,
  botcheck?: string,
): Promise<SendResult> {
  let isTooLong = false
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS)
  try {
    const response = await fetch(recipient.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: bodyOf(fields, recipient, botcheck),
      credentials: 'omit',
      signal: controller.signal,
    })
    isTooLong = response.status === 413
    const body = (JSON.parse(await response.text()) ?? {}) as Record<string, unknown>
    const reference = typeof body['reference'] === 'string' ? body['reference'] : undefined
    return { isSuccess: body['success'] === true, reference, isTooLong }
  } catch {
    return { isSuccess: false, isTooLong }
  } finally {
    clearTimeout(timer)
  }
}
