import { createServer, type Server } from 'node:http'
import type { AddressInfo, Server as AnyServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'

const REQUEST_TIMEOUT_MS = 30_000
/** How long a connection may stand still, for instance because a reader takes nothing of the film. */
const IDLE_TIMEOUT_MS = 60_000
/** A service manager kills the process after ten seconds. */
const SHUTDOWN_MS = 8000
/** The first socket that systemd hands over. */
const INHERITED_SOCKET = { fd: 3 }
/** Only this computer: a proxy in front of it speaks HTTPS. */
const DEFAULT_HOST = '127.0.0.1'

interface Options {
  defaultPort: string
  /** Before the names of the settings PORT and HOST. */
  prefix?: string
  /** Called before the process ends. */
  close?: () => Promise<void>
}

/** Node's HTTP server for an app; takes the options of Hono's listener. */
export function createAppServer(...app: Parameters<typeof getRequestListener>): Server {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, getRequestListener(...app))
  return server.setTimeout(IDLE_TIMEOUT_MS)
}

/** Lets a server listen on a free port of this computer; returns its origin. */
export async function listenLocally(server: AnyServer): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, DEFAULT_HOST, listening))
  return originOf(server)
}

/** Listens on systemd's socket or a port until the process is told to end. If it cannot, the exit code is 1. */
export function runServer(
  server: Server,
  { prefix = '', defaultPort, close }: Options,
  onListening: (origin: string) => void,
) {
  const port = process.env[`${prefix}PORT`] || defaultPort
  const host = process.env[`${prefix}HOST`] || DEFAULT_HOST
  async function end() {
    await close?.()
    // A mail server that hangs would keep the process.
    process.exit()
  }
  function fail({ message }: Error) {
    const where = `${prefix}HOST ${host} and ${prefix}PORT ${port}`
    console.error(`The server cannot listen with ${where}: ${message}. Choose others.`)
    process.exitCode = 1
    void end()
  }
  server.on('error', fail)
  try {
    server.listen(process.env['LISTEN_FDS'] ? INHERITED_SOCKET : { port, host }, () =>
      onListening(originOf(server)),
    )
  } catch (error) {
    // Not a port.
    fail(error as Error)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(end)
      // Otherwise connections whose last request is finished stay open for seconds.
      server.keepAliveTimeout = 1
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref()
    })
  }
}

function originOf(server: AnyServer): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
