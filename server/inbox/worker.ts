import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { createHandler } from './submit.ts'
import { mailOf, type Mail } from './mail.ts'
import { deliverDue } from './outbox.ts'
import { wholeNumber } from './numbers.ts'
import { createStore, type Query, type StoredInquiry } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
const DEFAULT_RETENTION_DAYS = '400'
/** The rate limit's period in wrangler.jsonc. */
const LIMIT_PERIOD_S = 60

/** What wrangler.jsonc binds, and the settings that publishing hands over. */
interface Environment {
  DB: {
    prepare(sql: string): {
      bind(...values: (string | number)[]): { all(): Promise<{ results: unknown[] }> }
    }
  }
  RATE_LIMIT: { limit(visitor: { key: string }): Promise<{ success: boolean }> }
  EMAIL?: { send(mail: Mail): Promise<unknown> }
  MAIL_TO?: string
  MAIL_FROM?: string
  /** Takes the mail as JSON, where something else sends it. */
  MAIL_WEBHOOK?: string
  RETENTION_DAYS?: string
}

const queryOf =
  ({ DB }: Environment): Query =>
  async <Row>(sql: string, ...values: (string | number)[]) =>
    (
      await DB.prepare(sql)
        .bind(...values)
        .all()
    ).results as Row[]

/** How inquiries are mailed from here; undefined where they are not. */
function senderOf({ EMAIL, MAIL_TO: to, MAIL_FROM: from, MAIL_WEBHOOK }: Environment) {
  if (!to || !from) return undefined
  if (!MAIL_WEBHOOK)
    return EMAIL && ((inquiry: StoredInquiry) => EMAIL.send(mailOf(inquiry, { to, from })))
  return async (inquiry: StoredInquiry) => {
    const { status } = await fetch(MAIL_WEBHOOK, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(mailOf(inquiry, { to, from })),
    })
    if (status < 200 || status > 299) throw new Error(`MAIL_WEBHOOK has answered ${status}`)
  }
}

/** The inbox on Cloudflare: requests as they come, mail and erasure by a schedule. */
const worker = {
  fetch(request: Request, env: Environment) {
    const inbox = createHandler({
      store: createStore(queryOf(env)),
      addressOf: (c) => c.req.header('CF-Connecting-IP') ?? '',
      secondsToWait: async (visitor) =>
        (await env.RATE_LIMIT.limit({ key: visitor })).success ? 0 : LIMIT_PERIOD_S,
      isMailed: senderOf(env) !== undefined,
    })
    const headers = secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] } })
    return new Hono().use(headers).route('/', inbox).fetch(request)
  },

  async scheduled(_: unknown, env: Environment) {
    const store = createStore(queryOf(env))
    const days = wholeNumber('RETENTION_DAYS', env.RETENTION_DAYS || DEFAULT_RETENTION_DAYS)
    const erased = await store.eraseBefore(Date.now() - days * DAY_MS)
    if (erased > 0) console.log(`${erased} inquiries were older than ${days} days and are erased.`)
    const send = senderOf(env)
    if (send) await deliverDue({ store, send, log: console.log })
  },
}

export default worker
