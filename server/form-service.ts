import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answer } from './answer.ts'
import { chosenFault, latenessMs, misbehave } from './form-faults.ts'
import { describeInquiry, readInquiry } from './inquiry.ts'
import { createInquiryStore } from './inquiry-store.ts'
import { createRateLimit } from './rate-limit.ts'
import { readBody } from './request-body.ts'

const BODY_LIMIT_BYTES = 64 * 1024

const JSON_TYPE = 'application/json'
const NATIVE_FORM_TYPE = 'application/x-www-form-urlencoded'

/** The site's own pages where a native form post ends. */
const ENDS = { success: '/sent', failure: '/not-sent' }

export interface FormServiceOptions {
  /** Where accepted inquiries are appended, one JSON line each. */
  file: string
  /** The only key that is accepted; any key that is not blank when left out. */
  accessKey?: string
  /** How many posts one address may send in a minute. */
  requestsPerMinute: number
  /** Lets a request choose a fault (form-faults.ts). For tests only. */
  faults?: boolean
  /** Where the line for each inquiry goes; the terminal when left out. */
  log?: (line: string) => void
}

interface Outcome {
  status: number
  message: string
  headers?: OutgoingHttpHeaders
}

/**
 * The embedded form-submission service: the same contract as the hosted one, on the site's own
 * origin, for development, tests and the first run. The returned handler answers every request it
 * is given, so mount it at its path. `success: true` is said only once the inquiry is on the disk.
 */
export function createFormService(options: FormServiceOptions) {
  const { file, accessKey, requestsPerMinute, faults = false, log = console.log } = options
  const store = createInquiryStore(file)
  const secondsToWait = createRateLimit(requestsPerMinute)

  async function outcomeOf(req: IncomingMessage): Promise<Outcome> {
    const seconds = secondsToWait(req.socket.remoteAddress ?? '')
    if (seconds > 0) {
      const headers = { 'Retry-After': seconds }
      return { status: 429, headers, message: `Too many messages, try again in ${seconds} s.` }
    }

    const type = mediaType(req)
    if (type !== JSON_TYPE && type !== NATIVE_FORM_TYPE) {
      return { status: 415, message: `Send ${JSON_TYPE} or ${NATIVE_FORM_TYPE}.` }
    }
    const body = await readBody(req, BODY_LIMIT_BYTES)
    if (!body)
      return { status: 413, message: `The message is over ${BODY_LIMIT_BYTES / 1024} KiB.` }
    const fields = parseFields(body, type)
    if (!fields) return { status: 400, message: 'The body is not a well-formed JSON object.' }
    const result = readInquiry(fields, accessKey)
    if ('refusal' in result) return { status: 400, message: result.refusal }

    await store({ receivedAt: new Date().toISOString(), ...result.inquiry })
    log(describeInquiry(result.inquiry))
    return { status: 200, message: 'Message received.' }
  }

  return async function formService(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') {
      send(req, res, { status: 405, headers: { Allow: 'POST' }, message: 'Only POST is accepted.' })
      return
    }
    const fault = faults ? chosenFault(req) : undefined
    const lateMs = latenessMs(fault)
    if (fault !== undefined && lateMs === 0) return misbehave(fault, req, res)

    try {
      const outcome = await outcomeOf(req)
      if (lateMs > 0) await wait(lateMs)
      send(req, res, outcome)
    } catch (error) {
      if (req.destroyed && !req.complete) return
      console.error(`An inquiry could not be stored in ${file}: ${String(error)}`)
      send(req, res, { status: 500, message: 'The message could not be stored.' })
    }
  }
}

function mediaType(req: IncomingMessage): string {
  return (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
}

/** The fields of the body, or undefined when it is malformed or no set of fields at all. */
function parseFields(body: Buffer, type: string): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (type === NATIVE_FORM_TYPE) return Object.fromEntries(new URLSearchParams(text))
    const parsed: unknown = JSON.parse(text)
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** A native form post is sent on to one of the site's own pages, everything else is answered with JSON. */
function send(req: IncomingMessage, res: ServerResponse, { status, headers, message }: Outcome) {
  const success = status === 200
  const isNative = req.method === 'POST' && mediaType(req) === NATIVE_FORM_TYPE
  answer(req, res, {
    status: isNative ? 303 : status,
    headers: {
      ...headers,
      ...(isNative && { Location: success ? ENDS.success : ENDS.failure }),
      'Cache-Control': 'no-store',
      'Content-Type': isNative ? 'text/plain; charset=utf-8' : JSON_TYPE,
    },
    body: isNative ? message : JSON.stringify({ success, message }),
  })
}
