import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
import { runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

/** systemd starts the server for the public. By hand it is started for tests, which share one address. */
const requestsPerMinute = process.env['LISTEN_FDS'] ? 20 : 600

/** Serves the built site in a folder, with the inbox, until the process is told to end. Throws if a setting is wrong. */
export function serve(dist: string, release?: string) {
  const settings = inboxSettings(process.env, { requestsPerMinute })
  const inbox = openInbox(settings)
  runServer(
    createSiteServer({ dist, release, inbox }),
    { settings: ['PORT', 'HOST'], defaultPort: '4321', close: inbox.close },
    (origin) => console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${settings.file})`),
  )
}
