import { existsSync, readdirSync, statSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../../build/settings.ts'
import { PAGES } from '../pages.ts'
import type { Row } from '../rows.ts'

const KIB = 1024

/** The size under which a file travels: that of its brotli file where the build has made one. */
function packedBytes(file: string): number {
  const packed = `${file}.br`
  return statSync(existsSync(packed) ? packed : file).size
}

/** What the build weighs before anybody has asked for it: each page's document, and all scripts. */
export function weight(): Row[] {
  const files = readdirSync(PREVIEW_FOLDER, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  const documents = PAGES.map((path) => ({
    part: 'first answer',
    where: path,
    values: {
      documentKiB: packedBytes(`${PREVIEW_FOLDER}${path === '/' ? '/index' : path}.html`) / KIB,
    },
  }))
  const bytes = scripts.reduce((sum, name) => sum + packedBytes(`${PREVIEW_FOLDER}/${name}`), 0)
  return [
    ...documents,
    {
      part: 'scripts',
      where: 'all pages',
      values: { scriptsKiB: bytes / KIB, files: scripts.length },
    },
  ]
}
