import { get, type RequestOptions } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 20_000
const INTERVAL_MS = 250
const ANSWER_LIMIT_MS = 10_000
const POLICY = 'Content-Security-Policy'

/** What a release answers at `/`. */
export interface Expected {
  page: string
  /** The text of its `_headers`. */
  headersFile: string
}

/** How to reach a site other than by its name; for tests. */
export type Connection = Pick<RequestOptions, 'hostname' | 'port' | 'ca'>

/**
 * Waits until a published site answers with a release: its landing page, and the policy that belongs to
 * it. Throws, with what is there instead, where that does not happen.
 */
export async function untilLive(site: string, expected: Expected, connection: Connection = {}) {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const problem = await liveProblem(site, expected, connection)
    if (problem === undefined) return
    if (performance.now() > giveUpAt) throw new Error(`${site}/ ${problem}.`)
    await pause(INTERVAL_MS)
  }
}

async function liveProblem(site: string, { page, headersFile }: Expected, connection: Connection) {
  const answer = await ask(site, connection).catch((error: Error) => error)
  if (answer instanceof Error) return `is not reached: ${answer.message}`
  if (answer.status !== 200) return `answers ${answer.status}`
  if (answer.page !== page) return 'answers with another page than that of this release'
  if (!headersFile.includes(`  ${POLICY}: ${answer.policy}\n`))
    return 'answers with another policy than that of this release'
  return undefined
}

function ask(site: string, connection: Connection) {
  const { hostname } = new URL(site)
  const headers = { host: hostname }
  const options = { servername: hostname, headers, agent: false, timeout: ANSWER_LIMIT_MS }
  return new Promise<{ status?: number; page: string; policy?: string }>((resolve, reject) => {
    const asking = get(`${site}/`, { ...options, ...connection }, (answer) => {
      let page = ''
      answer.setEncoding('utf8').on('data', (text: string) => (page += text))
      answer.on('error', reject)
      answer.on('end', () => {
        const policy = answer.headers[POLICY.toLowerCase()]?.toString()
        resolve({ status: answer.statusCode, page, policy })
      })
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer in time'))).on('error', reject)
  })
}
