import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Server as AnyServer } from 'node:net'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** Service managers often kill a process after ten seconds, so the shutdown must be faster. */
const SHUTDOWN_MS = 8000
const REJECTED_BODY_MS = 3000
/** The form gives up after 15 seconds, so the server can end a request that takes longer than 20 seconds. */
const UNFINISHED_REQUESTS = { requestTimeout: 20_000, connectionsCheckingInterval: 5000 }
/** Accepts only local connections, because HTTPS needs a proxy, which runs on the same computer. */
const DEFAULT_HOST = '127.0.0.1'

/**
 * Returns a server that reads the rest of a rejected request, because browsers show a response only after sending the
 * entire request.
 */
export function createServerFromHonoApp(app: Hono): Server {
  const respond = async (request: Request, env: HttpBindings | Http2Bindings) => {
    const response = await app.fetch(request, env)
    if (!env.incoming.complete) await discardBody(request)
    if (!env.incoming.complete) response.headers.set('Connection', 'close')
    return response
  }
  // HTTP/1.0 requests can lack `Host`, so `localhost` is the default. Malformed URLs get the 404 page.
  const options = { hostname: 'localhost', errorHandler: () => app.request('/404') }
  return createServer(UNFINISHED_REQUESTS, getRequestListener(respond, options))
}

/**
 * Reads and discards a request's body. Ignores errors, because the stream is locked if a route has started to read the
 * body.
 */
const discardBody = async ({ body }: Request) =>
  body
    ?.pipeTo(new WritableStream(), {
      preventCancel: true,
      signal: AbortSignal.timeout(REJECTED_BODY_MS),
    })
    .catch(() => {})

export async function listenOnFreePort(server: AnyServer): Promise<string> {
  await once(server.listen(0, DEFAULT_HOST), 'listening')
  return originOf(server)
}

type Options = { prefix?: string; defaultPort: string; close: () => Promise<void> }

export async function runServer(server: Server, { prefix = '', defaultPort, close }: Options) {
  const port = process.env[`${prefix}PORT`] || defaultPort
  const host = process.env[`${prefix}HOST`] || DEFAULT_HOST
  try {
    // systemd passes its first socket as file descriptor 3.
    server.listen(process.env['LISTEN_FDS'] ? { fd: 3 } : { port, host })
    await once(server, 'listening')
  } catch (error) {
    const where = `${prefix}HOST ${host}, ${prefix}PORT ${port}`
    throw new Error(`The server cannot listen on ${where}. Set another one.`, { cause: error })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => void close())
      // Without a short keep-alive timeout, idle connections would delay the shutdown by several seconds.
      server.keepAliveTimeout = 1
      // Exits after SHUTDOWN_MS, because a stalled client or mail server could keep the process alive.
      setTimeout(() => process.exit(), SHUTDOWN_MS).unref()
    })
  return originOf(server)
}

function originOf(server: AnyServer): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
