import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { readEnvironment } from '../build/settings.ts'
import { portNumber } from './inbox/numbers.ts'
import { orGiveUp } from '../scripts/publishing.ts'
import { openEmbeddedInbox } from './embedded-inbox.ts'
import { runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

const DEFAULT_PORT = '4321'
// Only this computer: the server keeps what visitors send beside it.
const DEFAULT_HOST = '127.0.0.1'

await orGiveUp(() => start(readEnvironment(process.cwd(), 'preview')))

function start(env: NodeJS.ProcessEnv) {
  const port = portNumber('PORT', env['PORT'] || DEFAULT_PORT)
  const host = env['HOST'] || DEFAULT_HOST
  if (!existsSync(join(PREVIEW_FOLDER, 'index.html'))) {
    throw new Error(
      `There is no site in ${PREVIEW_FOLDER}/ yet. Use 'npm start', which builds and serves it.`,
    )
  }

  const inbox = openEmbeddedInbox(env)
  const server = createSiteServer({ folder: PREVIEW_FOLDER, formService: inbox.listener })
  runServer(server, { port, host, portName: 'PORT', onClosed: inbox.close }, (address) =>
    console.log(`Serving ${PREVIEW_FOLDER}/ at ${address}/ (inquiries go to ${inbox.file})`),
  )
}
