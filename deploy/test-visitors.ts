import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

const VISITORS = 6
const READING_MS = 200

interface Reply {
  status: number
  release: string
  body: string
}

/**
 * People who load a page, read it, load its script, and send an inquiry, again and again. When they leave, they tell
 * what went wrong: an error, a status other than 200, or a page of one release with files of another.
 */
export function startVisitors(port: number) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const failures: string[] = []
  const seen = { requests: 0, inquiries: 0, slowestMs: 0 }
  const leaving = new AbortController()

  const ask = (path: string, inquiry?: object) =>
    new Promise<Reply>((resolve, reject) => {
      const startedAt = performance.now()
      const [method, headers] = inquiry
        ? ['POST', { 'Content-Type': 'application/json' }]
        : ['GET', {}]
      request({ host: 'localhost', port, path, method, headers, agent }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('error', reject).on('end', () => {
          seen.requests++
          seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - startedAt))
          const release = String(response.headers['x-release'])
          resolve({ status: response.statusCode!, release, body })
        })
      })
        .on('error', reject)
        .end(inquiry && JSON.stringify(inquiry))
    })

  const expectOk = ({ status }: Reply, what: string) => {
    if (status !== 200) throw new Error(`${what}: ${status}`)
  }

  async function visit() {
    const page = await ask('/')
    expectOk(page, 'GET /')
    const [, script = '', name] = /src="(\/_astro\/app\.(.+)\.js)"/.exec(page.body) ?? []
    if (name !== page.release) throw new Error(`page of ${name}, headers of ${page.release}`)
    await pause(Math.random() * READING_MS)
    const loaded = await ask(script)
    expectOk(loaded, `GET ${script}`)
    if (!loaded.body.includes(`'${name}'`)) throw new Error(`${script} is not of ${name}`)
    const message = `${seen.requests} ${Math.random()}`
    const sent = await ask('/submit', {
      access_key: 'own',
      name: 'A',
      email: 'a@b.example',
      message,
    })
    expectOk(sent, 'POST /submit')
    if (!sent.body.includes('"success":true')) throw new Error(sent.body)
    seen.inquiries++
  }

  const visits = Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (!leaving.signal.aborted)
        await visit().catch((error: Error) => void failures.push(error.message))
    }),
  )
  return {
    /** Resolves when another round of visits is over. */
    async more() {
      const enough = seen.inquiries + VISITORS
      while (seen.inquiries < enough && failures.length === 0) await pause(20)
    },
    async leave() {
      leaving.abort()
      await visits
      agent.destroy()
      return { failures, ...seen }
    },
  }
}
