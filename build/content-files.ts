import { readdirSync } from 'node:fs'

/** The YAML files of a content folder and of the folders below it, sorted, as paths within it. */
export const contentFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
