import { createServer, STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { cacheControl } from '../build/headers.ts'
import { answer } from './answer.ts'
import { createSiteReader, type BuiltSite } from './built-site.ts'
import { decidePath } from './request-path.ts'

const FORM_PATH = '/submit'
/** Pages that answer for others, and what the build tells hosts: nobody asks for them by name. */
const NOT_SERVED = new Set(['/404', '/404.html', '/500', '/500.html', '/_headers'])
/** How long a request may take to arrive, and how long a reader may take nothing of an answer. */
const PATIENCE = { requestMs: 30_000, answerMs: 60_000 }
/** Node looks only now and then whose time is over, by default every half minute. */
const CHECKS_PER_REQUEST = 30

// What the file server understands correctly; a server may ignore any other range (RFC 9110, 14.2).
const PLAIN_RANGE = /^bytes=(\d+)-(\d*)$/

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * The local server: the built site in a folder, as a static host would serve it, and the form
 * service at /submit. Every answer carries the site's security headers.
 */
export function createSiteServer(
  site: { folder: string; formService: Handler },
  { requestMs, answerMs } = PATIENCE,
): Server {
  const currentSite = createSiteReader(site.folder)
  const timing = {
    requestTimeout: requestMs,
    connectionsCheckingInterval: requestMs / CHECKS_PER_REQUEST,
  }

  const server = createServer(timing, (req, res) => {
    res.setTimeout(answerMs, () => res.destroy())
    const built = currentSite()
    for (const [name, value] of Object.entries(built.headers)) res.setHeader(name, value)

    const decision = decidePath(req.url ?? '')
    if ('refusal' in decision) return refuse(req, res, 400, decision.refusal)
    if ('redirect' in decision) {
      res.setHeader('Location', decision.redirect)
      return refuse(req, res, 308, `Moved to ${decision.redirect}`)
    }
    if (decision.path === FORM_PATH) return site.formService(req, res)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return refuse(req, res, 405, 'Pages can only be read.')
    }
    return serve(built, decision.path, req, res)
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    hangUp(socket, error.code, currentSite().headers)
  })
  return server
}

function serve(built: BuiltSite, path: string, req: IncomingMessage, res: ServerResponse) {
  const notFound = () => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    refuse(req, res, 404, built.notFoundPage)
  }
  if (NOT_SERVED.has(path)) return notFound()

  if (!isPlainRange(req)) delete req.headers.range
  res.once('pipe', (file) => {
    // A file may vanish between listing and reading it, while the site is being built anew.
    file.once('error', () => res.destroy())
    // Who seeks in a film breaks off many answers: their files must not stay open.
    res.once('close', () => file.destroy())
  })
  res.setHeader('Cache-Control', cacheControl(path))
  built.serveFile(req, res, notFound)
}

/** Whether the range is one from a first to a last byte; with If-Range it is not worth the check. */
function isPlainRange(req: IncomingMessage): boolean {
  const [, first, last] = PLAIN_RANGE.exec(req.headers.range ?? '') ?? []
  if (first === undefined || req.headers['if-range'] !== undefined) return false
  // The file server reads a last byte 0 as none.
  return !last || (Number(last) > 0 && Number(last) >= Number(first))
}

function refuse(req: IncomingMessage, res: ServerResponse, status: number, body: string) {
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  answer(req, res, { status, headers: { 'Cache-Control': 'no-cache' }, body })
}

/** Answers what is no HTTP, or comes too slowly, and closes the connection. */
function hangUp(socket: Duplex, code: string | undefined, headers: Record<string, string>) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }
  const status = statuses[code ?? ''] ?? 400
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
}
