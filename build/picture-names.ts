import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HASHED_FOLDER } from '../deploy/headers.ts'
import { pagesIn } from './html.ts'

/** Astro's name of a picture's file: the master's name and hash, and a hash of what was made of it. */
const PICTURE_FILE = /^(.+)\.[\w-]{5}_\w+\.(avif|webp)$/
const HASH_LENGTH = 5

/**
 * Gives the files of each picture one hash over all of them, and a letter or figure each, in place of
 * two hashes each: nothing packs a hash, and a page names sixty files. A picture that is made otherwise
 * has other names, so browsers may keep them as before. Pages are told of the names; nothing else names them.
 */
export function shortenPictureNames(folder: string) {
  const files = readdirSync(join(folder, HASHED_FOLDER)).toSorted()
  const names = new Map<string, string>()
  for (const [stem, group] of Object.entries(Object.groupBy(files, masterOf))) {
    if (stem === '') continue
    const hash = createHash('sha256')
    for (const file of group!) hash.update(readFileSync(join(folder, HASHED_FOLDER, file)))
    const start = `${stem.slice(0, stem.lastIndexOf('.'))}.${hash.digest('base64url').slice(0, HASH_LENGTH)}`
    for (const [index, file] of group!.entries())
      names.set(file, `${start}${index.toString(36)}${file.slice(file.lastIndexOf('.'))}`)
  }
  for (const [from, to] of names)
    renameSync(join(folder, HASHED_FOLDER, from), join(folder, HASHED_FOLDER, to))
  for (const page of pagesIn(folder)) {
    const path = join(folder, page)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replaceAll(/(?<=\/_astro\/)[\w.-]+\.(?:avif|webp)/g, (name) => names.get(name) ?? name),
    )
  }
}

/** What the files of one picture have in common; '' for any other file. */
const masterOf = (file: string) =>
  PICTURE_FILE.test(file) ? file.slice(0, file.lastIndexOf('_')) : ''
