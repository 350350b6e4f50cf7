import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isSpam, readInquiry, type Inquiry } from './inquiry.ts'
import type { Store } from './store.ts'
import { visitorAt } from './visitor.ts'

const BODY_LIMIT_BYTES = 64 * 1024

const JSON_TYPE = 'application/json'
const NATIVE_FORM_TYPE = 'application/x-www-form-urlencoded'

/** The site's own pages where a native form post ends. */
const ENDS = { success: '/sent', failure: '/not-sent' }

interface Inbox {
  store: Store
  /** The address that a request comes from. */
  addressOf: (context: Context) => string
  /** Counts a visitor's request; answers how many seconds to wait, 0 for not at all. */
  secondsToWait: (visitor: string) => number | Promise<number>
  /** Whether inquiries are mailed. */
  isMailed: boolean
  /** Called after an inquiry was stored, not for a repetition. */
  onStored?: (inquiry: Inquiry, spam: boolean) => void
}

interface Visited {
  Variables: { visitor: string }
}

/**
 * The form service at `/submit` and its state of health at `/healthz`, on the web's requests and
 * responses, so that it runs on every engine. `success: true` is said only once the inquiry is durable.
 */
export function createHandler(inbox: Inbox) {
  const { store, addressOf, secondsToWait, isMailed, onStored } = inbox

  const limitRate: MiddlewareHandler<Visited> = async (c, next) => {
    const visitor = visitorAt(addressOf(c))
    c.set('visitor', visitor)
    const seconds = await secondsToWait(visitor)
    if (seconds === 0) return next()
    c.header('Retry-After', String(seconds))
    return answer(c, 429, `Too many messages, try again in ${seconds} s.`)
  }

  return new Hono<Visited>()
    .post(
      '/submit',
      refuseOtherSites,
      limitRate,
      refuseOtherTypes,
      bodyLimit({
        maxSize: BODY_LIMIT_BYTES,
        onError: (c) => answer(c, 413, `The message is over ${BODY_LIMIT_BYTES / 1024} KiB.`),
      }),
      async (c) => {
        const fields = await readFields(c)
        if (!fields) return answer(c, 400, 'The body is not a well-formed JSON object.')
        const result = readInquiry(fields)
        if ('refusal' in result) return answer(c, 400, result.refusal)
        const { inquiry } = result
        const spam = isSpam(fields)
        const visitor = c.get('visitor')
        if (await store.add(inquiry, { visitor, spam, isMailed }, Date.now()))
          onStored?.(inquiry, spam)
        return answer(c, 200, 'Message received.')
      },
    )
    .all('/submit', (c) => {
      c.header('Allow', 'POST')
      return answer(c, 405, 'Only POST is accepted.')
    })
    .get('/healthz', async (c) => {
      await store.find(0)
      return c.text('ok')
    })
    .onError((error, c) => {
      console.error(`The inbox has failed: ${error.message}`)
      return answer(c, 500, 'The message could not be stored.')
    })
}

/** A browser says which site a post comes from. What says nothing is no browser, or an old one. */
const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin')
  const isOther =
    /^(cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '') ||
    (origin !== undefined && URL.parse(origin)?.host !== c.req.header('Host'))
  return isOther ? answer(c, 403, 'Only this site’s own form is accepted.') : next()
}

const refuseOtherTypes: MiddlewareHandler = async (c, next) => {
  if ([JSON_TYPE, NATIVE_FORM_TYPE].includes(mediaType(c))) return next()
  return answer(c, 415, `Send ${JSON_TYPE} or ${NATIVE_FORM_TYPE}.`)
}

const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()

/** The fields of the body, or undefined when it is malformed, cut short, or no set of fields at all. */
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

/** A native form post is sent on to one of the site's own pages, everything else is answered with JSON. */
function answer(c: Context, status: ContentfulStatusCode, message: string) {
  const success = status === 200
  c.header('Cache-Control', 'no-store')
  if (c.req.method !== 'POST' || mediaType(c) !== NATIVE_FORM_TYPE)
    return c.json({ success, message }, status)
  c.header('Location', success ? ENDS.success : ENDS.failure)
  return c.body(message, 303, { 'Content-Type': 'text/plain; charset=utf-8' })
}
