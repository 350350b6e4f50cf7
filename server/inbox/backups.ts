import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { OWNER_ONLY, rejectServed, withAdvice } from './database.ts'
import type { InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const KEEP_BACKUPS_DAYS = 14
const BACKUPS = 'backups'

/** Copies the database, also while the inbox runs. Keeps the newest 14 days that have copies: a wrong clock deletes none of them. */
export function backup(store: Store, { file }: InboxSettings) {
  const folder = join(dirname(file), BACKUPS)
  const time = new Date().toISOString().replaceAll(':', '-')
  const first = join(folder, `${dayOf(time)}.db`)
  const copy = fs.existsSync(first) ? join(folder, `${time}.db`) : first
  fs.mkdirSync(folder, { recursive: true })
  writeAtomically(copy, store.copyTo)
  console.log(`A copy is in ${copy}.`)
  const days = [...new Set(backupsOf(file).map(dayOf))].toSorted()
  const firstKept = days.at(-KEEP_BACKUPS_DAYS) ?? ''
  for (const old of backupsOf(file)) if (old !== copy && dayOf(old) < firstKept) fs.rmSync(old)
}

/** Returns how many hours ago a backup was made. Infinity for never. */
export function backupAges(file: string) {
  return {
    made: Math.min(...backupsOf(file).map(hoursFromNow)),
  }
}

function backupsOf(file: string) {
  const folder = join(dirname(file), BACKUPS)
  // The folder is no part of the pattern: its name may have brackets.
  return fs.globSync('????-??-??*.db', { cwd: folder }).map((name) => join(folder, name))
}
const dayOf = (copy: string) => basename(copy).slice(0, '2027-01-31'.length)
const hoursFromNow = (file: string) => Math.abs(Date.now() - fs.statSync(file).mtimeMs) / 3_600_000

/** Makes a file, which takes its place once it is complete; a failure names it. */
export function writeAtomically(file: string, fill: (draft: string) => unknown) {
  const draft = `${file}.new`
  try {
    rejectServed(file)
    fs.rmSync(draft, { force: true })
    fs.writeFileSync(draft, '', { mode: OWNER_ONLY })
    fill(draft)
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw withAdvice(`The file ${resolve(file)}`, error)
  }
}
