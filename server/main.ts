import { loadEnvFile } from './env-file.ts'
import { openInbox } from './inbox/inbox.ts'
import { inboxSettings } from './inbox/settings.ts'
import { runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

// Serves the built site in a folder, and the inbox: `node server/main.ts [FOLDER]`.
const dist = process.argv[2] ?? 'dist'
try {
  loadEnvFile('.env')
  // Here all visitors have one address, and the site another one than where it is published.
  const settings = inboxSettings({ FORM_REQUESTS_PER_MINUTE: '600', ...process.env, SITE_URL: '' })
  const { routes, close } = openInbox(settings)
  const origin = await runServer(createSiteServer({ dist, inbox: routes }), '', '4321', close)
  console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${settings.file})`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
