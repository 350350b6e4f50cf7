import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { LOCAL_HOST } from '../build/guard.ts'

const TIMEOUT_MS = 15_000

export interface Reply {
  status: number
  /** Every header as often as it was sent. */
  headers: Record<string, string[]>
  body: string
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** How the body is read: `latin1` keeps what is packed as it came. */
  encoding?: 'utf8' | 'latin1'
}

/**
 * Asks without following, unpacking or tidying up the path, as `fetch` would. Rejects where no answer
 * comes within 15 s, or a certificate is none that a browser would take; on this computer any will do.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: sent, encoding = 'utf8' }: Options = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(origin)
    const request = protocol === 'https:' ? requestHttps : requestHttp
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const rejectUnauthorized = !LOCAL_HOST.test(hostname)
    const target = { hostname, port, path, method, headers, rejectUnauthorized }
    const asking = request({ ...target, agent: false, signal }, (answer) => {
      let body = ''
      answer.setEncoding(encoding).on('data', (text: string) => (body += text))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headersDistinct as Record<string, string[]>,
          body,
        }),
      )
    })
    asking.on('error', reject).end(sent)
  })
}
