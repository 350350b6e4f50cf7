import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../env-file.ts'
import { createServerFromHonoApp, runServer } from '../run-hono-app.ts'
import {
  backUpDatabase,
  copyNewestBackup,
  eraseInquiries,
  exportInquiriesToCsvFile,
  listInquiries,
  replaceUnprintable,
  retryFailedMail,
  showInquiry,
} from './commands.ts'
import { sendUnitFailureAlert, printHealthReport, sendNewFindings } from './health-check.ts'
import { CLI_COMMAND, inboxSettings, type InboxSettings } from './settings.ts'
import { startInbox } from './start-inbox.ts'
import { openStore } from './store.ts'

const USAGE = `usage: ${CLI_COMMAND} COMMAND, where COMMAND is one of
  serve, list [--json] [--spam] [--since DATE], show ID-OR-REFERENCE, export FILE.csv, erase --email ADDRESS,
  retry, check, report, backup, copy-backup, alert UNIT`

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
  const { email, ...listOptions } = values
  const [name = '', argument] = positionals
  loadEnvFile('.env')
  const settings = inboxSettings(process.env)
  function open() {
    if (existsSync(settings.file)) return openStore(settings)
    throw new Error(
      `There is no database ${settings.file}. Start the inbox to create it, or correct INQUIRIES_DB.`,
    )
  }
  function required(what: string, value: string | undefined) {
    if (value) return value
    throw new Error(`${name}: ${what} is missing.`)
  }
  const commands: Record<string, () => Promise<void> | void> = {
    serve: () => serve(settings),
    list: () => listInquiries(open(), listOptions),
    show: () => showInquiry(open(), required('ID-OR-REFERENCE', argument)),
    export: () => exportInquiriesToCsvFile(open(), required('FILE.csv', argument)),
    backup: () => backUpDatabase(open(), settings),
    erase: () => eraseInquiries(open(), required('--email ADDRESS', email)),
    retry: () => retryFailedMail(open(), settings),
    check: () => printHealthReport(open(), settings),
    report: () => sendNewFindings(open(), settings),
    'copy-backup': () => copyNewestBackup(settings),
    alert: () => sendUnitFailureAlert(settings, required('UNIT', argument)),
  }
  const command = Object.hasOwn(commands, name) && commands[name]
  if (!command) throw new Error(USAGE)
  await command()
} catch (error) {
  console.error(replaceUnprintable((error as Error).message, '\n'))
  process.exit(1)
}

async function serve(settings: InboxSettings) {
  const { routes, close } = startInbox(settings)
  const server = createServerFromHonoApp(routes)
  const origin = await runServer(server, { prefix: 'INBOX_', defaultPort: '4322', close })
  console.log(`The inbox listens at ${origin}/submit (inquiries go to ${settings.file})`)
}
