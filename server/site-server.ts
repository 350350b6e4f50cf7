import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp, siteHeaders, type Site } from './app.ts'

const REQUEST_TIMEOUT_MS = 30_000
/** How long a connection may stand still, for instance because a reader takes nothing of the film. */
const IDLE_TIMEOUT_MS = 60_000

const REJECTIONS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The website on Node's HTTP server. What is not even a valid request gets the site's headers, too. */
export function createSiteServer(site: Site): Server {
  const app = createApp(site)
  const listener = getRequestListener(app.fetch, {
    // The address is malformed, so it names no page.
    errorHandler: () => app.request('/404'),
  })
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, listener)
  server.setTimeout(IDLE_TIMEOUT_MS)

  const headers = [...siteHeaders(site.dist), ['Connection', 'close']]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 ${REJECTIONS[code] ?? '400 Bad Request'}\r\n${lines}\r\n`)
    else socket.destroy()
  })
  return server
}
