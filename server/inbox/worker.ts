import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { queryOn, type D1 } from './d1.ts'
import { mailOf, type Mail } from './mail.ts'
import { deliverDue } from './outbox.ts'
import { workerSettings } from './settings.ts'
import { createStore, type StoredInquiry } from './store.ts'
import { createHandler } from './submit.ts'

const DAY_MS = 24 * 60 * 60_000
/** The rate limit's period in wrangler.jsonc. */
const LIMIT_PERIOD_S = 60

/** What wrangler.jsonc binds, beside the settings. */
export interface Environment {
  DB: D1
  RATE_LIMIT: { limit(visitor: { key: string }): Promise<{ success: boolean }> }
  EMAIL?: { send(mail: Mail): Promise<unknown> }
}

// Read before any request: with a wrong setting the Worker does not start.
const settings = workerSettings(env)
const store = createStore(queryOn(env.DB), settings.fingerprintSecret)
const send = createSender()

/** How inquiries are mailed from here; undefined if they are not. */
function createSender() {
  const { addresses, webhook } = settings
  if (!addresses) return undefined
  if (!webhook)
    return env.EMAIL && ((inquiry: StoredInquiry) => env.EMAIL!.send(mailOf(inquiry, addresses)))
  return async (inquiry: StoredInquiry) => {
    const { status } = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(mailOf(inquiry, addresses)),
    })
    if (status < 200 || status > 299) throw new Error(`MAIL_WEBHOOK has returned ${status}`)
  }
}

const handler = createHandler({
  store,
  addressOf: (c) => c.req.header('CF-Connecting-IP') ?? '',
  secondsToWait: async (visitor) =>
    (await env.RATE_LIMIT.limit({ key: visitor })).success ? 0 : LIMIT_PERIOD_S,
  isMailed: send !== undefined,
})
const headers = secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] } })

/** The inbox on Cloudflare: requests as they come, mail and erasure by a schedule. */
const worker = {
  fetch: new Hono().use(headers).route('/', handler).fetch,

  async scheduled() {
    const { retentionDays } = settings
    const erased = await store.eraseBefore(Date.now() - retentionDays * DAY_MS)
    if (erased > 0)
      console.log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
    if (send) await deliverDue({ store, send, log: console.log })
  },
}

export default worker
