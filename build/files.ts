import { readdirSync } from 'node:fs'

/** The files in a folder and the folders below it whose names match, sorted, as paths within it. */
export const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .toSorted()
