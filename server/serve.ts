import { openInbox } from '../inbox/node.ts'
import { inboxSettings } from '../inbox/settings.ts'
import { portNumber, runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

const DEFAULT_PORT = '4321'
// Only this computer: a proxy in front of it speaks https.
const DEFAULT_HOST = '127.0.0.1'

/** systemd starts the server for the public. By hand it is started for tests, which share one address. */
const requestsPerMinute = process.env['LISTEN_FDS'] ? 20 : 600

/** Serves the built site in a folder, with the inbox, until the process is told to end. Throws if a setting is wrong. */
export function serve(dist: string, release?: string) {
  const { env } = process
  const port = portNumber('PORT', env['PORT'] || DEFAULT_PORT)
  const host = env['HOST'] || DEFAULT_HOST

  const settings = inboxSettings(env, { requestsPerMinute })
  // Logs are kept for long: nothing personal in them.
  const inbox = openInbox(settings, { describe: () => 'An inquiry has arrived.' })
  const server = createSiteServer({ dist, release, inbox })
  runServer(server, { port, host, portName: 'PORT', onClosed: inbox.close }, (origin) =>
    console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${settings.file})`),
  )
}
