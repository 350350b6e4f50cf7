import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const SHUTDOWN_MS = 10_000
const SWEEP_INTERVAL_MS = 100

interface Listening {
  port: number
  host: string
  /** The setting that names the port. */
  portName: string
  /** Called after the last request, and where the server cannot listen. */
  onClosed: () => unknown
}

/**
 * Lets a server listen until the process is told to end; requests under way are finished then, and so are
 * their writes. Where it cannot listen, says why, and ends with status 1.
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
  server.listen(port, host, () => {
    const urlHost = host.includes(':') ? `[${host}]` : host
    onListening(`http://${urlHost}:${(server.address() as AddressInfo).port}`)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS)
      server.close(() => {
        clearInterval(sweep)
        onClosed()
      })
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref()
    })
  }
}
