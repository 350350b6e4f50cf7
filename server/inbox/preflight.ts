import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createApp } from '../app.ts'
import { erase, list, makeFile } from './commands.ts'
import { openInbox } from './node.ts'
import { OWNER_ONLY_FOLDER } from './private-files.ts'
import type { InboxSettings } from './settings.ts'
import { createMailer } from './smtp.ts'

const EMAIL = 'trial@preflight.invalid'
const TRIAL = { access_key: 'key', name: 'Trial', email: EMAIL, message: 'Before publishing' }
const ADDRESS_HEADER = 'X-Real-IP'

/** Makes the folder of backups beside the database; returns its path. */
export function makeBackupFolder({ file }: InboxSettings): string {
  const folder = join(dirname(file), 'backups')
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  return folder
}

/**
 * Tries a release with a copy of today's data, and leaves one backup from before its migrations. Throws if
 * anything fails; for a mail server it only warns, because inquiries wait for it.
 */
export async function preflight(dist: string, release: string, settings: InboxSettings) {
  const backups = makeBackupFolder(settings)
  const folder = mkdtempSync(join(backups, 'preflight-'))
  try {
    const file = join(folder, 'copy.db')
    if (existsSync(settings.file)) {
      const backup = join(backups, `before-${release}.db`)
      const database = new DatabaseSync(settings.file, { readOnly: true, timeout: 5000 })
      await makeFile(backup, (draft) => database.prepare('VACUUM INTO ?').run(draft))
      database.close()
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

async function tryOut(dist: string, release: string, settings: InboxSettings) {
  const inbox = openInbox({ ...settings, mail: undefined }, { log: () => {} })
  const app = createApp({ dist, release, inbox })
  const startedAt = new Date().toISOString()
  const trial = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [ADDRESS_HEADER]: '127.0.0.1' },
    body: JSON.stringify(TRIAL),
  }
  try {
    for (const [path, init] of [['/'], ['/healthz'], ['/submit', trial]] as const) {
      const { status } = await app.request(path, init)
      if (status !== 200) throw new Error(`${path} has returned ${status}.`)
    }
    await list(settings, { json: false, spam: false, since: startedAt })
    await erase(settings, EMAIL)
  } finally {
    await inbox.close()
  }
}
