import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { serve } from '../site-server.ts'
import { backup } from './commands.ts'
import { openInbox } from './node.ts'
import { makeBackupFolder, preflight } from './preflight.ts'
import { inboxSettings, type InboxSettings } from './settings.ts'

// The program of a published release, in whose folder it runs. Other commands than these are those of main.ts.
const KEEP_BACKUPS_MS = 14 * 24 * 60 * 60_000

const release = basename(process.cwd())
const [command, argument] = process.argv.slice(2)

try {
  const settings = inboxSettings(process.env)
  if (command === 'serve') serve({ dist: 'dist', release, inbox: openInbox(settings) })
  else if (command === 'preflight') await preflight('dist', release, settings)
  else if (command === 'alert') await mailAlert(settings, argument)
  else if (command === 'backup' && argument === undefined) await backUpToday(settings)
  else await import('./main.ts')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** Copies the database to a file with today's date, and deletes copies that are older than two weeks. */
async function backUpToday(settings: InboxSettings) {
  const folder = makeBackupFolder(settings)
  await backup(settings, join(folder, `${new Date().toISOString().slice(0, 10)}.db`))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > KEEP_BACKUPS_MS) rmSync(file, { recursive: true })
  }
}

/** Mails the company that a unit of systemd has failed. */
async function mailAlert({ mail }: InboxSettings, unit = 'a unit') {
  if (!mail) throw new Error(`${unit} has failed, and no mail is set up to say so.`)
  const { url, ...addresses } = mail
  const words = { subject: `${unit} has failed`, text: `See journalctl -u ${unit} on the server.` }
  await createTransport(url).sendMail({ ...addresses, ...words })
}
