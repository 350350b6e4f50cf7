import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Server as AnyServer } from 'node:net'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** A service manager kills the process after ten seconds. */
const SHUTDOWN_MS = 8000
/** How long a rejected request may go on. A slow link brings some hundred KiB in it. */
const REJECTED_BODY_MS = 3000
/** A request that is not complete by then is closed. The site's own form waits for 15 s. */
const UNFINISHED_REQUESTS = { requestTimeout: 20_000, connectionsCheckingInterval: 5000 }
/** Only this computer: a proxy in front of it speaks HTTPS. */
const DEFAULT_HOST = '127.0.0.1'

/**
 * A server for an app. It lets a request that is rejected end before it responds: a browser that is still sending when the
 * connection closes does not get the response. The connection closes only if that takes longer than REJECTED_BODY_MS.
 */
export function createAppServer(app: Hono): Server {
  const respond = async (request: Request, env: HttpBindings | Http2Bindings) => {
    const response = await app.fetch(request, env)
    if (!env.incoming.complete) await discardBody(request)
    if (!env.incoming.complete) response.headers.set('Connection', 'close')
    return response
  }
  // Requests of HTTP/1.0 may have no `Host`, and a malformed address names no page.
  const options = { hostname: 'localhost', errorHandler: () => app.request('/404') }
  return createServer(UNFINISHED_REQUESTS, getRequestListener(respond, options))
}

/** Discards a request's body until it ends, for REJECTED_BODY_MS at most. Leaves alone one that something else has begun to read. */
const discardBody = async ({ body }: Request) =>
  body
    ?.pipeTo(new WritableStream(), {
      preventCancel: true,
      signal: AbortSignal.timeout(REJECTED_BODY_MS),
    })
    .catch(() => {})

/** Lets a server listen on a free port of this computer; returns its origin. */
export async function listenLocally(server: AnyServer): Promise<string> {
  await once(server.listen(0, DEFAULT_HOST), 'listening')
  return originOf(server)
}

type Options = { prefix?: string; defaultPort: string; close: () => Promise<void> }

/** Listens on systemd's socket or as PORT and HOST with this prefix say; calls `close` at the end. Returns the origin. */
export async function runServer(server: Server, { prefix = '', defaultPort, close }: Options) {
  const port = process.env[`${prefix}PORT`] || defaultPort
  const host = process.env[`${prefix}HOST`] || DEFAULT_HOST
  try {
    // The first socket that systemd hands over has this number.
    server.listen(process.env['LISTEN_FDS'] ? { fd: 3 } : { port, host })
    await once(server, 'listening')
  } catch (error) {
    const where = `${prefix}HOST ${host} and ${prefix}PORT ${port}`
    throw new Error(`The server cannot listen with ${where}. Choose others.`, { cause: error })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => void close())
      // Otherwise connections whose last request is finished stay open for seconds.
      server.keepAliveTimeout = 1
      // A visitor or a mail server that hangs would keep the process.
      setTimeout(() => process.exit(), SHUTDOWN_MS).unref()
    })
  return originOf(server)
}

function originOf(server: AnyServer): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
