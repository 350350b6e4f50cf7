import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { OWNER_ONLY, rejectServed, withAdvice } from './database.ts'
import type { InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const KEEP_BACKUPS_DAYS = 14
const BACKUPS = 'backups'
/** The time of this file, beside the backups, is when a backup was last copied to BACKUP_TO. */
const COPIED = 'copied'
const DAY_MS = 86_400_000

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

/**
 * Encrypts the newest backup and copies it to BACKUP_TO, where it replaces the copy of 14 days before. So no copy is ever
 * deleted: an empty server that takes the place of a lost one cannot erase the lost one's copies.
 */
export function copyBackup({ file, backupCopy }: InboxSettings) {
  if (!backupCopy) return console.log('BACKUP_TO is not set: backups stay on this computer alone.')
  const { folder, key } = backupCopy
  const newest = backupsOf(file).toSorted((a, b) => hoursFromNow(a) - hoursFromNow(b))[0]
  if (!newest) throw new Error('There is no backup to copy.')
  // Where nothing is mounted, the folder is on the disk that the copy is meant to survive.
  if (folder.startsWith('/') && fs.statSync(folder).dev === fs.statSync(dirname(file)).dev)
    throw new Error(`BACKUP_TO is ${folder}, on the same disk as the database. Mount another disk.`)
  const temporary = fs.mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    const slot = String(Math.floor(Date.now() / DAY_MS) % KEEP_BACKUPS_DAYS).padStart(2, '0')
    const copy = join(temporary, `inquiries-${slot}.db.age`)
    execFileSync('age', ['--recipient', key, '--output', copy, newest])
    execFileSync('rsync', ['--times', '--timeout=60', copy, `${folder}/`])
    fs.writeFileSync(join(dirname(file), BACKUPS, COPIED), '')
    console.log(`${newest} is copied to ${folder}/${basename(copy)}.`)
  } finally {
    fs.rmSync(temporary, { recursive: true })
  }
}

/** Returns how many hours ago a backup was made, and one was copied to BACKUP_TO. Infinity for never. */
export function backupAges(file: string) {
  const copied = join(dirname(file), BACKUPS, COPIED)
  return {
    made: Math.min(...backupsOf(file).map(hoursFromNow)),
    copied: fs.existsSync(copied) ? hoursFromNow(copied) : Infinity,
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
