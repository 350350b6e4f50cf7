import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { PUBLISHING_MODE } from '../../build/settings.ts'
import { readEnvironment } from '../../build/settings.ts'
import { orGiveUp } from '../../scripts/publishing.ts'
import { runServer } from '../run-server.ts'
import { backup, check, erase, exportTo, list, retry, show } from './commands.ts'
import { openInbox } from './node.ts'
import { portNumber } from './numbers.ts'
import { inboxSettings, type InboxSettings } from './settings.ts'

const USAGE = `usage: npm run inbox -- serve
       npm run inbox -- list [--json] [--spam] [--since DATE]
       npm run inbox -- show ID
       npm run inbox -- export FILE.csv
       npm run inbox -- backup FILE.db
       npm run inbox -- erase --email ADDRESS
       npm run inbox -- retry
       npm run inbox -- check`

const REQUESTS_PER_MINUTE = 20
const DEFAULT_PORT = '4322'
// Only this computer: what is in front of it speaks https.
const DEFAULT_HOST = '127.0.0.1'
const REQUEST_TIMEOUT_MS = 30_000

await orGiveUp(async () => {
  const env = readEnvironment(process.cwd(), PUBLISHING_MODE)
  const { values, positionals } = readArguments()
  const [command, argument, ...more] = positionals
  const settings = inboxSettings(env, { requestsPerMinute: REQUESTS_PER_MINUTE })
  const { email, ...listed } = values
  const commands: Record<string, (() => Promise<void> | void) | false> = {
    serve: argument === undefined && (() => serve(settings, env)),
    list: argument === undefined && (() => list(settings, listed)),
    show: argument !== undefined && (() => show(settings, argument)),
    export: argument !== undefined && (() => exportTo(settings, argument)),
    backup: argument !== undefined && (() => backup(settings, argument)),
    erase: argument === undefined && email !== undefined && (() => erase(settings, email)),
    retry: argument === undefined && (() => retry(settings)),
    check: argument === undefined && (() => check(settings)),
  }
  const chosen = commands[command ?? '']
  if (!chosen || more.length > 0) throw new Error(USAGE)
  await chosen()
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        spam: { type: 'boolean', default: false },
        since: { type: 'string' },
        email: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}

/** The inbox alone, for a server of the company's own. What it tells goes into logs: nothing personal. */
function serve(settings: InboxSettings, env: NodeJS.ProcessEnv) {
  const port = portNumber('INBOX_PORT', env['INBOX_PORT'] || DEFAULT_PORT)
  const host = env['INBOX_HOST'] || DEFAULT_HOST
  const { fetch, close } = openInbox(settings, { describe: () => 'An inquiry has come.' })
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, getRequestListener(fetch))
  runServer(server, { port, host, portName: 'INBOX_PORT', onClosed: close }, (origin) =>
    console.log(`The inbox listens at ${origin}/submit (inquiries go to ${settings.file})`),
  )
}
