import { isIPv6, SocketAddress } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { REQUEST_LIMIT_BYTES } from '../../src/lib/inquiry-fields.ts'
import { parseInquiry, type ParsedInquiry } from './parse-inquiry.ts'
import { sanitizeErrorReport, type ErrorReport } from './sanitize-error-report.ts'
import { RELEASE_NAME, type InboxSettings } from './settings.ts'

const JSON_TYPE = 'application/json'
const NATIVE_FORM_TYPE = 'application/x-www-form-urlencoded'
/** Dual-stack sockets report IPv4 addresses as `::ffff:192.0.2.1`. */
const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i
const PREFIX_LENGTH = 19

const MAX_FAILURES_PER_VISITOR = 5
const FAILURES_WINDOW_MS = 30 * 60_000
const MAX_FAILURES_PER_MINUTE = 60
const FAILURE_LIMIT_BYTES = 4096

/** `storeInquiry` and `storeErrorReport` must throw an error if storing fails. */
export function createInboxRoutes(
  { requestsPerMinute, addressHeader, site }: InboxSettings,
  storeInquiry: (inquiry: ParsedInquiry, clientAddress: string) => string,
  storeErrorReport: (failure: ErrorReport) => void,
  logFault: (error: unknown) => void,
) {
  // Error reports above the rate limit get status 204, because error responses would fill the log and visitors'
  // consoles.
  const drop = (c: Context) => c.body(null, 204)
  return new Hono()
    .post(
      '/failures',
      requireSameOrigin(site),
      rateLimiter({
        windowMs: FAILURES_WINDOW_MS,
        limit: MAX_FAILURES_PER_VISITOR,
        keyGenerator: (c) => clientAddressOf(c, addressHeader),
        handler: drop,
      }),
      rateLimiter({ limit: MAX_FAILURES_PER_MINUTE, keyGenerator: () => '', handler: drop }),
      bodyLimit({ maxSize: FAILURE_LIMIT_BYTES, onError: (c) => c.body(null, 413) }),
      async (c) => {
        storeErrorReport(sanitizeErrorReport(await c.req.text(), c.req.header('User-Agent')))
        return c.body(null, 204)
      },
    )
    .post(
      '/submit',
      requireSameOrigin(site),
      rateLimiter({
        limit: requestsPerMinute,
        keyGenerator: (c) => clientAddressOf(c, addressHeader),
        handler: (c) => respond(c, 429, 'Too many messages, try again in a minute.'),
      }),
      bodyLimit({
        maxSize: REQUEST_LIMIT_BYTES,
        onError: (c) => respond(c, 413, `The message is over ${REQUEST_LIMIT_BYTES / 1024} KiB.`),
      }),
      async (c) => {
        if (![JSON_TYPE, NATIVE_FORM_TYPE].includes(mediaType(c)))
          return respond(c, 415, `Send ${JSON_TYPE} or ${NATIVE_FORM_TYPE}.`)
        const body = isNativeForm(c) ? c.req.parseBody() : c.req.json()
        const parsed = parseInquiry(await body.catch(() => undefined))
        if ('error' in parsed) return respond(c, 400, parsed.error)
        const reference = storeInquiry(parsed, clientAddressOf(c, addressHeader))
        return respond(c, 200, 'Message received.', { reference })
      },
    )
    .all('/submit', (c) => {
      c.header('Allow', 'POST')
      return respond(c, 405, 'Only POST is accepted.')
    })
    .get('/healthz', (c) => c.text(RELEASE_NAME ?? 'ok'))
    .onError((error, c) => {
      logFault(error)
      return respond(c, 503, 'The message could not be stored.')
    })
}

/**
 * Rejects cross-origin requests. Allows requests without `Sec-Fetch-Site` and `Origin` headers, because such requests
 * don't come from browsers.
 */
const requireSameOrigin =
  (site: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const [fetchSite, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')]
    const siteHost = site ? new URL(site).host : c.req.header('Host')
    const isOtherSite = fetchSite
      ? ['cross-site', 'same-site'].includes(fetchSite)
      : origin !== undefined && URL.parse(origin)?.host !== siteHost
    return isOtherSite ? respond(c, 403, 'Only this site’s own form is accepted.') : next()
  }

const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()
const isNativeForm = (c: Context) => c.req.method === 'POST' && mediaType(c) === NATIVE_FORM_TYPE

function respond(c: Context, status: ContentfulStatusCode, message: string, extra = {}) {
  const success = status === 200
  if (!success && status !== 405) console.log(`Rejected with ${status}: ${message}`)
  c.header('Cache-Control', 'no-store')
  return isNativeForm(c)
    ? c.redirect(success ? '/sent' : '/not-sent', 303)
    : c.json({ success, message, ...extra }, status)
}

/**
 * Returns the client's IPv4 address or IPv6 /64 prefix. Proxies append addresses, so only the last address in the
 * header is reliable.
 */
function clientAddressOf(c: Context, addressHeader?: string): string {
  const forwarded = addressHeader && c.req.header(addressHeader)?.split(',').at(-1)
  const client = (forwarded || getConnInfo(c).remote.address || '').trim()
  // Some proxies add the port and put IPv6 addresses in brackets, so the address is parsed.
  const address = (SocketAddress.parse(client)?.address ?? client).replace(IPV4_MAPPED, '')
  return isIPv6(address) ? expandIPv6(address).slice(0, PREFIX_LENGTH) : address
}
