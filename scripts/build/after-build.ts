import { globSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHeadersFile } from './headers.ts'
import { readTextFiles } from './read-files.ts'

const TEXT_FILES = '**/*.{html,js,css,svg,xml,txt,json,webmanifest}'
const MIN_COMPRESSIBLE_BYTES = 1024
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** Astro keeps each original image whose size the build has read, and Vite keeps every file of a glob import. */
export function deleteUnusedAssets(folder: string) {
  const texts = readTextFiles(folder, TEXT_FILES).map(([, text]) => text)
  for (const name of globSync('_astro/*', { cwd: folder })) {
    // Searches only for the hash and the extension, because pages can percent-encode the rest of a file name.
    const [hashAndExtension] = /\.[\w-]+\.\w+$/.exec(name) ?? [basename(name)]
    if (!texts.some((text) => text.includes(hashAndExtension))) rmSync(join(folder, name))
  }
}

export async function writeHostingFiles(
  folder: string,
  isPublishing: boolean,
  redirects: Record<string, string> = {},
) {
  await writeFile(
    join(folder, '_headers'),
    createHeadersFile(
      readTextFiles(folder, '**/*.html').map(([, html]) => html),
      isPublishing,
    ),
  )
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`)
  await writeFile(join(folder, '_redirects'), lines.join(''))
  const compress = async (name: string) => {
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.length < MIN_COMPRESSIBLE_BYTES) return
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, GZIP))
  }
  await Promise.all(globSync(TEXT_FILES, { cwd: folder }).map(compress))
}
