import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { runServer } from '../run-server.ts'
import { backup, check, erase, exportTo, list, retry, show } from './commands.ts'
import { openInbox } from './node.ts'
import { inboxSettings } from './settings.ts'

const USAGE = `usage: npm run inbox -- COMMAND, or on an own server: site COMMAND
       serve
       list [--json] [--spam] [--since DATE]
       show ID
       export FILE.csv
       backup FILE.db
       erase --email ADDRESS
       retry
       check`

const REQUESTS_PER_MINUTE = 20
const REQUEST_TIMEOUT_MS = 30_000

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run() {
  const { values, positionals } = readArguments()
  const [command, argument, ...more] = positionals
  if (existsSync('.env')) process.loadEnvFile()
  const settings = inboxSettings(process.env, { requestsPerMinute: REQUESTS_PER_MINUTE })
  const { email, ...listed } = values
  const commands: Record<string, (() => Promise<void> | void) | false> = {
    serve: argument === undefined && (() => serve(settings)),
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
}

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

/** The inbox alone, without a built site. */
function serve(settings: ReturnType<typeof inboxSettings>) {
  const { port, host, file } = settings
  const { fetch, close } = openInbox(settings)
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, getRequestListener(fetch))
  // A mail server that hangs would keep the process.
  const onClosed = () => void close().then(() => process.exit())
  runServer(server, { port, host, portName: 'INBOX_PORT', onClosed }, (origin) =>
    console.log(`The inbox listens at ${origin}/submit (inquiries go to ${file})`),
  )
}
