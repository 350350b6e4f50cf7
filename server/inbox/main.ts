import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { runServer } from '../run-server.ts'
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

type Command = (settings: InboxSettings) => Promise<void> | void

let file = ''
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
  const [name = '', argument] = positionals
  const commands: Record<string, Command | '' | undefined> = {
    serve,
    list: (settings) => list(settings, listed),
    show: argument && ((settings) => show(settings, argument)),
    export: argument && ((settings) => exportTo(settings, argument)),
    backup: (settings) => backup(settings, argument),
    erase: email && ((settings) => erase(settings, email)),
    retry,
    check,
    alert: argument && ((settings) => alert(settings, argument)),
  }
  const command = commands[name]
  if (!command) throw new Error(USAGE)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = inboxSettings(process.env)
  file = settings.file
  await command(settings)
} catch (error) {
  const { message } =
    'errcode' in (error as object) ? explained(`The database ${file}`, error) : (error as Error)
  console.error(message)
  process.exit(1)
}

/** The inbox alone, without pages. */
async function serve(settings: InboxSettings) {
  const { routes, close } = openInbox(settings)
  const origin = await runServer(
    createServer(getRequestListener(routes.fetch)),
    'INBOX_',
    '4322',
    close,
  )
  console.log(`The inbox listens at ${origin}/submit (inquiries go to ${settings.file})`)
}
