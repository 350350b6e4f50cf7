import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr'
import { readInquiry, type Inquiry, type Suspicion } from './inquiry.ts'
import { RELEASE } from './program.ts'
import type { InboxSettings } from './settings.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const JSON_TYPE = 'application/json'
const NATIVE_FORM_TYPE = 'application/x-www-form-urlencoded'
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
/** Four groups of four digits with their colons: the /64 of one connection. */
const NETWORK_LENGTH = 19

interface Inbox {
  /** Returns once the inquiry is on disk. Throws if it cannot be stored. */
  accept: (inquiry: Inquiry, suspicion: Suspicion, visitor: string) => void
  logFault: (error: unknown) => void
}

/** The form service at `/submit`, and its state at `/healthz`. */
export function createRoutes(settings: InboxSettings, { accept, logFault }: Inbox) {
  const { requestsPerMinute, addressHeader, site } = settings
  return new Hono<{ Bindings: HttpBindings }>()
    .post(
      '/submit',
      requireSameOrigin(site),
      requireMediaType,
      rateLimiter({
        limit: requestsPerMinute,
        keyGenerator: (c) => visitorOf(c, addressHeader),
        handler: (c) => respond(c, 429, 'Too many messages, try again in a minute.'),
      }),
      bodyLimit({
        maxSize: BODY_LIMIT_BYTES,
        onError: (c) => respond(c, 413, `The message is over ${BODY_LIMIT_BYTES / 1024} KiB.`),
      }),
      async (c) => {
        const result = readInquiry(await readBody(c))
        if (typeof result === 'string') return respond(c, 400, result)
        accept(result.inquiry, result.suspicion, visitorOf(c, addressHeader))
        return respond(c, 200, 'Message received.')
      },
    )
    .all('/submit', (c) => respond(c, 405, 'Only POST is accepted.', { Allow: 'POST' }))
    .get('/healthz', (c) => c.text(RELEASE ?? 'ok'))
    .onError((error, c) => {
      logFault(error)
      return respond(c, 503, 'The message could not be stored.')
    })
}

/** Browsers name the site that a post comes from; what names none is not a browser. */
const requireSameOrigin =
  (site: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const [fetchSite, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')]
    const ownHost = site ? new URL(site).host : c.req.header('Host')
    const isOtherSite = fetchSite
      ? ['cross-site', 'same-site'].includes(fetchSite)
      : origin !== undefined && URL.parse(origin)?.host !== ownHost
    return isOtherSite ? respond(c, 403, 'Only this site’s own form is accepted.') : next()
  }

const requireMediaType: MiddlewareHandler = async (c, next) =>
  [JSON_TYPE, NATIVE_FORM_TYPE].includes(mediaType(c))
    ? next()
    : respond(c, 415, `Send ${JSON_TYPE} or ${NATIVE_FORM_TYPE}.`)

const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()

/** What a body contains; undefined if it is malformed or truncated. */
async function readBody(c: Context): Promise<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer())
    const isForm = mediaType(c) === NATIVE_FORM_TYPE
    return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Redirects a native form post to one of the site's own pages; everything else gets JSON. */
function respond(c: Context, status: ContentfulStatusCode, message: string, headers = {}) {
  const success = status === 200
  c.header('Cache-Control', 'no-store')
  if (c.req.method !== 'POST' || mediaType(c) !== NATIVE_FORM_TYPE)
    return c.json({ success, message }, status, headers)
  return c.redirect(success ? '/sent' : '/not-sent', 303)
}

/** Who counts as one visitor: the last address in the named header, which the proxy itself added, or the connection's. */
const visitorOf = (c: Context, addressHeader?: string): string =>
  networkOf(
    (addressHeader && c.req.header(addressHeader)?.split(',').at(-1)) ||
      (getConnInfo(c).remote.address ?? ''),
  )

/** An IPv4 address, or the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  const plain = address.trim().replace(MAPPED_IPV4, '')
  if (distinctRemoteAddr(plain) !== 'IPv6') return plain
  return expandIPv6(plain).slice(0, NETWORK_LENGTH)
}
