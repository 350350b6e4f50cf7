import { loadEnvFile } from './env-file.ts'
import { openLocalInbox } from './local-inbox.ts'
import { runServer } from './run-hono-app.ts'
import { createSiteServer } from './site-server.ts'

const dist = process.argv[2] ?? 'dist'
try {
  loadEnvFile('.env')
  const { routes, close, file } = openLocalInbox()
  const server = createSiteServer({ dist, inbox: routes })
  const origin = await runServer(server, { defaultPort: '4321', close })
  console.log(`Serving ${dist}/ at ${origin}/ (inquiries go to ${file})`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
