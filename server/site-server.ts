import type { Server } from 'node:http'
import { createApp, siteHeaders, type Site } from './app.ts'
import { createAppServer, runServer } from './run-server.ts'

const REJECTIONS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The website on Node's HTTP server. What is not even a valid request gets the site's headers, too. */
export function createSiteServer(site: Site): Server {
  const app = createApp(site)
  // An address that is malformed names no page.
  const server = createAppServer(app.fetch, { errorHandler: () => app.request('/404') })
  const headers = [...siteHeaders(site.dist), ['Connection', 'close']]
  const lines = headers.map((header) => `${header.join(': ')}\r\n`).join('')
  return server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 ${REJECTIONS[code] ?? '400 Bad Request'}\r\n${lines}\r\n`)
    else socket.destroy()
  })
}

/** Serves a site, and its inbox if it has one, until the process is told to end. Throws without a finished build. */
export function serve(site: Site) {
  const { dist, inbox } = site
  const database = inbox ? ` (inquiries go to ${inbox.file})` : ''
  runServer(createSiteServer(site), { defaultPort: '4321', close: inbox?.close }, (origin) =>
    console.log(`Serving ${dist}/ at ${origin}/${database}`),
  )
}
