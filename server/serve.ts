import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
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
  const inbox = openInbox(settings)
  const server = createSiteServer({ dist, release, inbox })
  // A mail server that hangs would keep the process.
  const onClosed = () => void inbox.close().then(() => process.exit())
  runServer(server, { port, host, portName: 'PORT', onClosed }, (origin) =>
    console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${settings.file})`),
  )
}
