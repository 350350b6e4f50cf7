import { existsSync } from 'node:fs'
import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
import { runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

// Serves the built site in a folder, with the inbox: `node server/main.ts [FOLDER]`.
const [, , dist = 'dist'] = process.argv

/** systemd starts the server for the public. By hand it is started for tests, which share one address. */
const requestsPerMinute = process.env['LISTEN_FDS'] ? 20 : 600

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = inboxSettings(process.env, { requestsPerMinute })
  const inbox = openInbox(settings)
  runServer(
    createSiteServer({ dist, inbox }),
    { settings: ['PORT', 'HOST'], defaultPort: '4321', close: inbox.close },
    (origin) => console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${settings.file})`),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
