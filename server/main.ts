import { existsSync } from 'node:fs'
import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
import { serve } from './site-server.ts'

// Serves the built site in a folder: `node server/main.ts [FOLDER]`.
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  serve({
    dist: process.argv[2] ?? 'dist',
    // The inbox counts requests by address, and here all visitors have one.
    inbox: openInbox(inboxSettings({ FORM_REQUESTS_PER_MINUTE: '600', ...process.env })),
  })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
