import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { mailOf, type Mail } from './mail.ts'
import { deliverDue } from './outbox.ts'
import { workerSettings } from './settings.ts'
import { createStore, type Query, type StoredInquiry } from './store.ts'
import { createHandler } from './submit.ts'

const POLICY = { contentSecurityPolicy: { defaultSrc: ["'none'"] } }
const DAY_MS = 24 * 60 * 60_000
/** The rate limit's period in wrangler.jsonc. */
const LIMIT_PERIOD_S = 60

interface Statement {
  bind: (...values: unknown[]) => Statement
  all: () => Promise<{ results: unknown[] }>
}

/** What wrangler.jsonc binds, beside the settings. */
export interface Environment {
  DB: { prepare: (sql: string) => Statement }
  RATE_LIMIT: { limit: (visitor: { key: string }) => Promise<{ success: boolean }> }
  EMAIL?: { send: (mail: Mail) => Promise<unknown> }
}

// Read before any request: with a wrong setting the Worker does not start.
const { addresses, webhook, retentionDays, fingerprintSecret } = workerSettings(env)
const query: Query = async <Row>(sql: string, ...values: unknown[]) => {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all()
  return results as Row[]
}
const store = createStore(query, fingerprintSecret)
const sendMail = webhook ? postToWebhook : env.EMAIL && ((mail: Mail) => env.EMAIL!.send(mail))
const send =
  addresses && sendMail && ((inquiry: StoredInquiry) => sendMail(mailOf(inquiry, addresses)))

async function postToWebhook(mail: Mail) {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(mail) }
  const { ok, status } = await fetch(webhook!, init)
  if (!ok) throw new Error(`MAIL_WEBHOOK has returned ${status}`)
}

const handler = createHandler({
  store,
  addressOf: (c) => c.req.header('CF-Connecting-IP') ?? '',
  secondsToWait: async (visitor) =>
    (await env.RATE_LIMIT.limit({ key: visitor })).success ? 0 : LIMIT_PERIOD_S,
  isMailed: send !== undefined,
})

/** The inbox on Cloudflare: requests as they come, mail and erasure by a schedule. */
export default {
  fetch: new Hono().use(secureHeaders(POLICY)).route('/', handler).fetch,

  async scheduled() {
    const erased = await store.eraseBefore(Date.now() - retentionDays * DAY_MS)
    if (erased > 0)
      console.log(`${erased} inquiries were older than ${retentionDays} days and are erased.`)
    if (send) await deliverDue({ store, send, log: console.log })
  },
}
