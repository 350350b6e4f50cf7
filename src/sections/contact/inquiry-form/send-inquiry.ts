import { REQUEST_LIMIT_BYTES, type FieldValues } from '../../../lib/inquiry-fields'
import type { InquiryDestination } from '../contact-props'
import { subjectWithSenderName } from './compose-inquiry'

const RESPONSE_TIMEOUT_MS = 15_000

interface SendResult {
  isSuccess: boolean
  reference?: string | undefined
  isTooLong: boolean
}

const bodyOf = (fields: FieldValues, destination: InquiryDestination, botcheck?: string) =>
  JSON.stringify({
    access_key: destination.accessKey,
    subject: subjectWithSenderName(destination, fields.name),
    ...fields,
    botcheck,
  })

/** Returns the approximate number of characters by which an inquiry exceeds the inbox's size limit. */
export function countExcessCharacters(fields: FieldValues, destination: InquiryDestination) {
  const body = bodyOf(fields, destination)
  const { size } = new Blob([body])
  return Math.ceil((body.length * (size - REQUEST_LIMIT_BYTES)) / size)
}

/** Never throws. `keepalive` would limit bodies to 64 KiB, and Safari 15 doesn't support `AbortSignal.timeout`. */
export async function sendInquiry(
  fields: FieldValues,
  destination: InquiryDestination,
  botcheck?: string,
): Promise<SendResult> {
  let isTooLong = false
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS)
  try {
    const response = await fetch(destination.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: bodyOf(fields, destination, botcheck),
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
