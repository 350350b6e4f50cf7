import { relative, sep } from 'node:path'

/** What is in these folders, from the project's root, is served or published. */
const SERVED_FOLDERS = ['dist', 'dist-preview', 'public']

/** Throws for a file in a folder that is served: everybody could read it. */
export function rejectServed(file: string) {
  const folder = SERVED_FOLDERS.find((name) => relative(name, file).split(sep)[0] !== '..')
  if (folder)
    throw new Error(`it is in ${folder}/, where everybody could read it. Name a file elsewhere`)
}

const WRITABLE = 'Make the file and its folder writable for the user that runs this'
export const RESTORE = 'Nothing was changed: move it away, and restore the last backup'

/** What to do about errors of Node, and about SQLite's primary result codes (https://sqlite.org/rescode.html). */
const ADVICE: Record<number | string, string> = {
  EACCES: WRITABLE,
  ENOENT: 'Make its folder first',
  ENOSPC: 'Make room on its disk',
  1: 'Move it away, and restore the last backup, or start with a new one',
  5: 'Another process has locked it for more than 5 s: end that one',
  8: WRITABLE,
  10: 'See whether its disk is full or broken',
  11: RESTORE,
  13: 'Make room on its disk',
  14: WRITABLE,
  26: RESTORE,
}

/** The error with the file's name and what to do. */
export function explained(what: string, error: unknown): Error {
  const { message, errcode, code = '' } = error as Error & { errcode?: number; code?: string }
  const advice = ADVICE[errcode === undefined ? code : errcode & 0xff]
  return new Error(`${what}: ${message}.${advice ? ` ${advice}.` : ''}`, { cause: error })
}
