import type { Fields } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import { inquirySubject } from './mailto-href'

const RESPONSE_TIMEOUT_MS = 15_000

interface SendResult {
  isSuccess: boolean
  /** By what the form service names the inquiry, if it returns that. */
  reference?: string | undefined
}

export type FormService = Pick<InquiryFormProps, 'endpoint' | 'accessKey' | 'brand'>

/**
 * Sends an inquiry. Only a JSON object whose `success` is `true` is a success, whatever the status code. Never throws:
 * no connection, no complete response within 15 s and a response that cannot be read are failures. Without `keepalive`,
 * which refuses bodies over 64 KiB. Without `AbortSignal.timeout`, which Safari 15 and Chrome 99 do not have.
 */
export async function sendInquiry(
  fields: Fields,
  { endpoint, accessKey, brand }: FormService,
): Promise<SendResult> {
  const subject = inquirySubject(fields.name, brand)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), RESPONSE_TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ access_key: accessKey, subject, ...fields }),
      credentials: 'omit',
      signal: limit.signal,
    })
    const body = (JSON.parse(await response.text()) ?? {}) as Record<string, unknown>
    const reference = typeof body['reference'] === 'string' ? body['reference'] : undefined
    return { isSuccess: body['success'] === true, reference }
  } catch {
    return { isSuccess: false }
  } finally {
    clearTimeout(timer)
  }
}
