import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { erase, list } from './inbox/commands.ts'
import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
import { createMailer } from './inbox/smtp.ts'
import { createApp } from './app.ts'

const OWNER_ONLY = 0o600
const TRIAL = {
  access_key: 'preflight',
  name: 'Trial',
  email: 'trial@preflight.invalid',
  message: 'Before publishing',
}
const ADDRESS_HEADER = 'X-Real-IP'

/** The folder of backups, beside the database. */
export const backupFolder = ({ file }: { file: string }): string => join(dirname(file), 'backups')

/**
 * Tries a release with the real settings and a copy of today's data, while another release serves. Leaves one
 * backup of the database from before its migrations. Throws if anything fails; a mail server that does not
 * accept us is only a warning, because inquiries wait for it.
 */
export async function preflight(dist: string, release: string, env: NodeJS.ProcessEnv) {
  const settings = inboxSettings(env, { requestsPerMinute: 1 })
  const backups = backupFolder(settings)
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(backups, 'preflight-'))
  try {
    const file = join(folder, 'copy.db')
    if (existsSync(settings.file)) {
      const backup = join(backups, `before-${release}.db`)
      copyUnmigrated(settings.file, backup)
      copyFileSync(backup, file)
    }
    await tryOut(dist, release, { ...settings, file, addressHeader: ADDRESS_HEADER })
  } finally {
    rmSync(folder, { recursive: true })
  }
  if (settings.mail)
    await createMailer(settings.mail)
      .check()
      .catch(({ message }: Error) => console.warn(`Warning, the mail server: ${message}`))
}

function copyUnmigrated(from: string, to: string) {
  rmSync(to, { force: true })
  closeSync(openSync(to, 'w', OWNER_ONLY))
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  database.prepare('VACUUM INTO ?').run(to)
  database.close()
}

async function tryOut(dist: string, release: string, settings: ReturnType<typeof inboxSettings>) {
  const inbox = openInbox({ ...settings, mail: undefined }, { log: () => {} })
  const app = createApp({ dist, release, inbox })
  const expectOk = async (path: string, init: RequestInit = {}) => {
    const { status } = await app.request(path, init)
    if (status !== 200)
      throw new Error(`${init.method ?? 'GET'} ${path} was answered with ${status}.`)
  }
  try {
    await expectOk('/')
    await expectOk('/healthz')
    const startedAt = new Date().toISOString()
    await expectOk('/submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [ADDRESS_HEADER]: '127.0.0.1' },
      body: JSON.stringify(TRIAL),
    })
    await list(settings, { json: false, spam: false, since: startedAt })
    await erase(settings, TRIAL.email)
  } finally {
    await inbox.close()
  }
}
