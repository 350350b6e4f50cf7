import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createAppServer, runServer } from '../run-server.ts'
import { backup, check, erase, exportTo, list, retry, show } from './commands.ts'
import { openInbox } from './node.ts'
import { inboxSettings, type InboxSettings } from './settings.ts'

const USAGE = `usage: npm run inbox -- COMMAND, or on an own server: site COMMAND
       serve
       list [--json] [--spam] [--since DATE]
       show ID
       export FILE.csv
       backup FILE.db
       erase --email ADDRESS
       retry
       check`

type Command = (settings: InboxSettings, argument: string) => Promise<void> | void

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
    erase: email !== undefined && ((settings) => erase(settings, email)),
    retry,
    check,
  }
  const withArgument: Record<string, Command> = { show, export: exportTo, backup }
  const command = (argument === '' ? plain : withArgument)[name]
  if (!command || more.length > 0) throw new Error(USAGE)
  if (existsSync('.env')) process.loadEnvFile('.env')
  await command(inboxSettings(process.env), argument)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The inbox alone, without a built site. */
function serve(settings: InboxSettings) {
  const { fetch, file, close } = openInbox(settings)
  runServer(createAppServer(fetch), { prefix: 'INBOX_', defaultPort: '4322', close }, (origin) =>
    console.log(`The inbox listens at ${origin}/submit (inquiries go to ${file})`),
  )
}
