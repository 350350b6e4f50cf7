import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { backup } from './inbox/commands.ts'
import { inboxSettings } from './inbox/settings.ts'
import { backupFolder, preflight } from './preflight.ts'
import { serve } from './serve.ts'

// The program of a published release, in whose folder it runs. Other commands than these are the inbox's.
const DIST = 'dist'
const KEEP_BACKUPS_MS = 14 * 24 * 60 * 60_000

const release = basename(process.cwd())
const [command, argument] = process.argv.slice(2)

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function run() {
  if (command === 'serve') return serve(DIST, release)
  if (command === 'preflight') return preflight(DIST, release, process.env)
  if (command === 'alert') return mailAlert(argument ?? 'a unit')
  if (command === 'backup' && argument === undefined) return backUpToday()
  await import('./inbox/main.ts')
}

function settings() {
  return inboxSettings(process.env, { requestsPerMinute: 1 })
}

/** Copies the database to a file with today's date, and deletes copies that are older than two weeks. */
async function backUpToday() {
  const folder = backupFolder(settings())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await backup(settings(), join(folder, `${new Date().toISOString().slice(0, 10)}.db`))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > KEEP_BACKUPS_MS) rmSync(file, { recursive: true })
  }
}

/** Mails the company that a unit of systemd has failed. */
async function mailAlert(unit: string) {
  const { mail } = settings()
  if (!mail) throw new Error(`${unit} has failed, and no mail is set up to say so.`)
  await createTransport(mail.url).sendMail({
    from: mail.from,
    to: mail.to,
    subject: `${unit} has failed`,
    text: `Look on the server: journalctl -u ${unit}`,
  })
}
