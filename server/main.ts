import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PREVIEW_FOLDER } from '../deploy/build-mode.ts'
import { readEnvironment } from '../deploy/environment.ts'
import { createFormService } from './form-service.ts'
import { formServiceSettings } from './form-service-settings.ts'
import { createSiteServer } from './site-server.ts'

const DEFAULT_PORT = '4321'
// Only this computer: the server keeps what visitors send in a file beside it.
const DEFAULT_HOST = '127.0.0.1'
const SHUTDOWN_MS = 10_000
const SWEEP_INTERVAL_MS = 100

try {
  start(readEnvironment(process.cwd(), 'preview'))
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

function start(env: NodeJS.ProcessEnv) {
  const port = env['PORT'] || DEFAULT_PORT
  const host = env['HOST'] || DEFAULT_HOST
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT is '${port}': give a number from 0 (any free one) to 65535.`)
  }
  if (!existsSync(join(PREVIEW_FOLDER, 'index.html'))) {
    throw new Error(
      `There is no site in ${PREVIEW_FOLDER}/ yet. Use 'npm start', which builds and serves it.`,
    )
  }

  const settings = formServiceSettings(env)
  const server = createSiteServer({
    folder: PREVIEW_FOLDER,
    formService: createFormService(settings),
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=4400 npm start`
        : `The server cannot listen on ${host}, port ${port}: ${error.message}`,
    )
  })
  server.listen(Number(port), host, () => {
    const address = server.address() as AddressInfo
    console.log(
      `Serving ${PREVIEW_FOLDER}/ at http://${urlHost(host)}:${address.port}/ (inquiries go to ${settings.file})`,
    )
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Stops accepting; requests under way are finished, and so are their writes.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS)
      server.close(() => clearInterval(sweep))
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref()
    })
  }
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function giveUp(message: string) {
  console.error(message)
  process.exitCode = 1
}
