import { createHash } from 'node:crypto'
import { connect, type ClientHttp2Session } from 'node:http2'
import { get } from 'node:https'

const LOOPS = 2

interface Answer {
  status: number
  policy: string
  body: string
}

type Ask = (path: string) => Promise<Answer>

interface Site {
  origin: string
  host: string
  ca: Buffer
}

/**
 * Visitors who ask a site without a pause until they are told to stop: some by new connections, some by
 * one that stays open, as a browser's does. Each loads the page, whose script has to be allowed by the
 * policy that came with it, and its file; one has a page open already and asks for that page's file.
 */
export function startVisitors(site: Site, formerFile: string) {
  const failures: string[] = []
  let requests = 0
  const over = new AbortController()

  async function visit(ask: Ask) {
    while (!over.signal.aborted) {
      const asked = async (path: string) => {
        requests++
        const answer = await ask(path)
        if (answer.status !== 200) failures.push(`${answer.status} for ${path}`)
        return answer
      }
      try {
        const { body, policy } = await asked('/')
        const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? []
        const hash = createHash('sha256').update(script).digest('base64')
        if (!policy.includes(hash)) failures.push(`another build's policy for: ${body}`)
        await asked(/src="([^"]+)"/.exec(body)?.[1] ?? 'no file in the page')
        await asked(formerFile)
      } catch (error) {
        failures.push(String(error))
      }
    }
  }
  const asks = [overNewConnections(site), overOneConnection(site)]
  const allOver = Promise.all(
    asks.flatMap((ask) => Array.from({ length: LOOPS }, () => visit(ask))),
  )
  return {
    async stop() {
      over.abort()
      await allOver
      return { requests, failures }
    },
  }
}

const overNewConnections =
  ({ origin, host, ca }: Site): Ask =>
  (path) =>
    new Promise((resolve, reject) => {
      const options = { servername: host, headers: { host }, ca, agent: false }
      get(origin + path, options, (reply) => {
        let body = ''
        reply.setEncoding('utf8').on('data', (text: string) => (body += text))
        reply.on('error', reject)
        reply.on('end', () => {
          const policy = reply.headers['content-security-policy']?.toString() ?? ''
          resolve({ status: reply.statusCode!, policy, body })
        })
      }).on('error', reject)
    })

/** One connection, and a new one where the server has said that it closes the old one. */
function overOneConnection({ origin, host, ca }: Site): Ask {
  let session: ClientHttp2Session | undefined
  const open = () => {
    const opened = connect(origin, { servername: host, ca })
    // What was asked by it fails by itself; nothing else may.
    opened.on('error', () => {})
    opened.once('goaway', () => opened.close())
    return opened
  }
  return async function ask(path): Promise<Answer> {
    if (!session || session.closed || session.destroyed) session = open()
    const used = session
    const stream = used.request({ ':path': path, ':authority': host })
    const answer: Answer = { status: 0, policy: '', body: '' }
    stream.on('response', (headers) => {
      answer.status = Number(headers[':status'])
      answer.policy = headers['content-security-policy']?.toString() ?? ''
    })
    stream.setEncoding('utf8').on('data', (text: string) => (answer.body += text))
    const wasTaken = await new Promise<boolean>((resolve) => {
      stream.on('error', () => {})
      stream.on('close', () => resolve(answer.status !== 0))
    })
    // A server that closes a connection has not looked at what came too late: browsers ask again.
    return wasTaken || !used.closed ? answer : ask(path)
  }
}
