import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service manager kills the process after ten seconds. */
const SHUTDOWN_MS = 8000
/** The first socket that systemd hands over. */
const INHERITED_SOCKET = { fd: 3 }

interface Listening {
  port: number
  host: string
  /** The setting that names the port. */
  portName: string
  /** Called after the last request, and if the server cannot listen. */
  onClosed: () => unknown
}

/** Parses the setting of a port; 0 is any free one. Throws for anything but 0 to 65535. */
export function portNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`${name} is '${value}': use a number from 0 (any free port) to 65535.`)
  return Number(value)
}

/**
 * Listens until the process is told to end, on the socket that systemd hands over or on a port. Requests under
 * way are finished, but not waited for longer than SHUTDOWN_MS. If it cannot listen, it says why and sets the
 * exit code to 1.
 */
export function runServer(
  server: Server,
  { port, host, portName, onClosed }: Listening,
  onListening: (origin: string) => void,
) {
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop that one, or choose another port with ${portName}.`
        : `The server cannot listen on ${host}, port ${port}: ${error.message}`,
    )
    process.exitCode = 1
    onClosed()
  })
  server.listen(process.env['LISTEN_FDS'] ? INHERITED_SOCKET : { port, host }, () => {
    const { address, port } = server.address() as AddressInfo
    onListening(`http://${address.includes(':') ? `[${address}]` : address}:${port}`)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(onClosed)
      server.closeIdleConnections()
      // Otherwise connections whose last request is finished stay open for seconds.
      server.keepAliveTimeout = 1
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref()
    })
  }
}
