import { createHmac } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readInquiry, suspicionOf, type Suspicion } from './inquiry.ts'
import { RELEASE } from './program.ts'
import { createRateLimit, visitorAt } from './rate-limit.ts'
import type { InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const DRAIN_MS = 500

const JSON_TYPE = 'application/json'
const NATIVE_FORM_TYPE = 'application/x-www-form-urlencoded'

interface Inbox {
  settings: InboxSettings
  store: Store
  /** The key of fingerprints. */
  key: string
  logFault: (error: unknown) => void
  /** Called after an inquiry was stored, not for a repetition. */
  onStored: (id: number, suspicion: Suspicion) => void
}

/** The form service at `/submit`. `success` is true only once the inquiry is on disk. */
export function createRoutes({ settings, store, key, logFault, onStored }: Inbox) {
  const { addressHeader, requestsPerMinute, site } = settings
  /** The last address in the named header, which the proxy itself added; otherwise the connection's. */
  const visitorOf = (c: Context) =>
    visitorAt(
      (addressHeader && c.req.header(addressHeader)?.split(',').at(-1)) ||
        (getConnInfo(c).remote.address ?? ''),
    )

  const secondsToWait = createRateLimit(requestsPerMinute)
  const limitRate: MiddlewareHandler = async (c, next) => {
    const seconds = secondsToWait(visitorOf(c))
    if (seconds === 0) return next()
    const headers = { 'Retry-After': String(seconds) }
    return respond(c, 429, `Too many messages, try again in ${seconds} s.`, headers)
  }

  return new Hono<{ Bindings: HttpBindings }>()
    .post(
      '/submit',
      requireSameOrigin(site && new URL(site).host),
      requireMediaType,
      limitRate,
      bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: rejectLarge }),
      async (c) => {
        const fields = await readFields(c)
        if (!fields) return respond(c, 400, 'The body is not a well-formed JSON object.')
        const result = readInquiry(fields)
        if ('rejection' in result) return respond(c, 400, result.rejection)
        const { inquiry } = result
        const suspicion = suspicionOf(fields)
        const visit = JSON.stringify([visitorOf(c), ...Object.values(inquiry)])
        const fingerprint = createHmac('sha256', key).update(visit).digest('hex')
        const isMailed = settings.mail !== undefined
        const id = store.add(inquiry, { fingerprint, suspicion, isMailed })
        if (id !== undefined) onStored(id, suspicion)
        return respond(c, 200, 'Message received.')
      },
    )
    .all('/submit', (c) => respond(c, 405, 'Only POST is accepted.', { Allow: 'POST' }))
    .get('/healthz', (c) => {
      store.probe()
      return c.text(RELEASE ?? 'ok')
    })
    .onError((error, c) => {
      logFault(error)
      return respond(c, 503, 'The message could not be stored.')
    })
}

/** Browsers name the site that a post comes from; what names none is not a browser. */
const requireSameOrigin =
  (host: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const [fetchSite, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')]
    const isOtherSite = fetchSite
      ? ['cross-site', 'same-site'].includes(fetchSite)
      : origin !== undefined && URL.parse(origin)?.host !== (host ?? c.req.header('Host'))
    if (isOtherSite) return respond(c, 403, 'Only this site’s own form is accepted.')
    return next()
  }

const requireMediaType: MiddlewareHandler = async (c, next) =>
  [JSON_TYPE, NATIVE_FORM_TYPE].includes(mediaType(c))
    ? next()
    : respond(c, 415, `Send ${JSON_TYPE} or ${NATIVE_FORM_TYPE}.`)

/** A client that sends everything before it reads gets a moment to do so, or it would miss the response. */
async function rejectLarge(c: Context) {
  const signal = AbortSignal.timeout(DRAIN_MS)
  await c.req.raw.body?.pipeTo(new WritableStream(), { signal }).catch(() => {})
  return respond(c, 413, `The message is over ${BODY_LIMIT_BYTES / 1024} KiB.`)
}

/** Whether part of the body may be left unread, which would be taken for the connection's next request. */
const hasLargeBody = ({ req }: Context) =>
  req.header('Transfer-Encoding') !== undefined ||
  Number(req.header('Content-Length') ?? 0) > BODY_LIMIT_BYTES

const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()

/** The fields of the body, undefined if it is malformed, truncated, or not an object. */
async function readFields(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer())
    if (mediaType(c) === NATIVE_FORM_TYPE) return Object.fromEntries(new URLSearchParams(text))
    const parsed: unknown = JSON.parse(text)
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Redirects a native form post to one of the site's own pages; everything else gets JSON. */
function respond(c: Context, status: ContentfulStatusCode, message: string, headers = {}) {
  const success = status === 200
  c.header('Cache-Control', 'no-store')
  if (!success && hasLargeBody(c)) c.header('Connection', 'close')
  if (c.req.method !== 'POST' || mediaType(c) !== NATIVE_FORM_TYPE)
    return c.json({ success, message }, status, headers)
  return c.redirect(success ? '/sent' : '/not-sent', 303)
}
