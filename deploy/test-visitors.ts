import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const VISITORS = 6
const READING_MS = 200

export const INQUIRY = { access_key: 'key', name: 'A', email: 'a@b.example', message: 'm' }

// Caddy's certificates are its own.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

/**
 * People who load a page, read it, load its script and send an inquiry, again and again. When they leave, they
 * return what failed: an error, a status other than 200, or a page of one release with files of another.
 */
export function startVisitors(origin: string) {
  const failures: string[] = []
  const sent = { inquiries: 0 }
  const leaving = new AbortController()

  async function load(path: string, init?: RequestInit) {
    const response = await fetch(origin + path, init)
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
    return { body, release: response.headers.get('x-release') }
  }

  async function visit() {
    const page = await load('/')
    const [, script, name] = /src="(\/_astro\/app\.(.+)\.js)"/.exec(page.body)!
    if (name !== page.release) throw new Error(`page of ${name}, headers of ${page.release}`)
    await pause(Math.random() * READING_MS)
    const { body } = await load(script!)
    if (!body.includes(`'${name}'`)) throw new Error(`${script} is not of ${name}`)
    const headers = { 'Content-Type': 'application/json' }
    const inquiry = JSON.stringify({ ...INQUIRY, message: randomUUID() })
    const reply = await load('/submit', { method: 'POST', headers, body: inquiry })
    if (!reply.body.includes('"success":true')) throw new Error(reply.body)
    sent.inquiries++
  }

  const visits = Array.from({ length: VISITORS }, async () => {
    while (!leaving.signal.aborted)
      await visit().catch((error: Error) => void failures.push(error.message))
  })
  return {
    /** Resolves when another round of visits is over. */
    async more() {
      const enough = sent.inquiries + VISITORS
      while (sent.inquiries < enough && failures.length === 0) await pause(20)
    },
    async leave() {
      leaving.abort()
      await Promise.all(visits)
      return { failures, ...sent }
    },
  }
}
