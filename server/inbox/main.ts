import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../env-file.ts'
import { createAppServer, runServer } from '../run-server.ts'
import { alert, backup, check, erase, exportCsv, list, retry, show } from './commands.ts'
import { openInbox } from './inbox.ts'
import { COMMAND, inboxSettings, type InboxSettings } from './settings.ts'
import { openStore } from './store.ts'

const USAGE = `usage: ${COMMAND} COMMAND, which is one of
  serve, list [--json] [--spam] [--since DATE], show ID-OR-REFERENCE, export FILE.csv, erase --email ADDRESS,
  retry, check, backup, alert UNIT`

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
  loadEnvFile('.env')
  const settings = inboxSettings(process.env)
  function open() {
    if (existsSync(settings.file)) return openStore(settings)
    throw new Error(`There is no database ${settings.file} yet, or INQUIRIES_DB names another.`)
  }
  const commands: Record<string, (() => Promise<void> | void) | '' | undefined> = {
    serve: () => serve(settings),
    list: () => list(open(), listed),
    show: argument && (() => show(open(), argument)),
    export: argument && (() => exportCsv(open(), argument)),
    backup: () => backup(open(), settings),
    erase: email && (() => erase(open(), email)),
    retry: () => retry(open(), settings),
    check: () => check(open(), settings),
    alert: argument && (() => alert(settings, argument)),
  }
  const command = commands[name]
  if (!command) throw new Error(USAGE)
  await command()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** The inbox alone, without pages. */
async function serve(settings: InboxSettings) {
  const { routes, close } = openInbox(settings)
  const origin = await runServer(createAppServer(routes), 'INBOX_', '4322', close)
  console.log(`The inbox listens at ${origin}/submit (inquiries go to ${settings.file})`)
}
