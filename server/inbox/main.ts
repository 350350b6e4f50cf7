import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createAppServer, runServer } from '../run-server.ts'
import { alert, backup, check, erase, exportTo, list, retry, show } from './commands.ts'
import { openInbox } from './inbox.ts'
import { explained } from './private-files.ts'
import { COMMAND } from './program.ts'
import { inboxSettings, type InboxSettings } from './settings.ts'

const USAGE = `usage: ${COMMAND} COMMAND
       serve
       list [--json] [--spam] [--since DATE]
       show ID
       export FILE.csv
       backup [FILE.db]
       erase --email ADDRESS
       retry
       check
       alert UNIT`

type Command = (settings: InboxSettings, argument: string) => Promise<void> | void

let file = 'of INQUIRIES_DB'
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      spam: { type: 'boolean', default: false },
      since: { type: 'string' },
      email: { type: 'string' },
    },
  })
  const { email, ...listed } = values
  const [name = '', argument = '', ...more] = positionals
  const plain: Record<string, Command | false> = {
    serve,
    list: (settings) => list(settings, listed),
    backup: (settings) => backup(settings),
    erase: email !== undefined && ((settings) => erase(settings, email)),
    retry,
    check,
  }
  const withArgument: Record<string, Command> = { show, export: exportTo, backup, alert }
  const command = (argument === '' ? plain : withArgument)[name]
  if (!command || more.length > 0) throw new Error(USAGE)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = inboxSettings(process.env)
  file = settings.file
  await command(settings, argument)
} catch (error) {
  const isOfDatabase = (error as object).hasOwnProperty('errcode')
  console.error(
    (isOfDatabase ? explained(`The database ${file}`, error) : (error as Error)).message,
  )
  process.exitCode = 1
}

/** The inbox alone, without pages. */
function serve(settings: InboxSettings) {
  const { routes, close } = openInbox(settings)
  const server = createAppServer(routes.fetch)
  runServer(server, { prefix: 'INBOX_', defaultPort: '4322', close }, (origin) =>
    console.log(`The inbox listens at ${origin}/submit (inquiries go to ${settings.file})`),
  )
}
