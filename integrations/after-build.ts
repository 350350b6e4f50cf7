import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './files.ts'
import { headersFor } from './headers.ts'

const COMPRESSIBLE = '**/*.{html,js,css,svg,xml,txt,json,webmanifest}'
const MIN_COMPRESSIBLE_BYTES = 1024
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/**
 * Writes into a built site: `_headers`; `_redirects`, with a line for each, such as `/jobs /seafarers 301`;
 * and beside every text file of at least 1 KiB its copies `.br` and `.gz`.
 */
export async function addHostFiles(
  folder: string,
  isPublishing: boolean,
  redirects: Record<string, string> = {},
) {
  await writeFile(join(folder, '_headers'), headersFor(filesIn(folder, '**/*.html'), isPublishing))
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`)
  await writeFile(join(folder, '_redirects'), lines.join(''))
  const compress = async (name: string) => {
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.length < MIN_COMPRESSIBLE_BYTES) return
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, GZIP))
  }
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map(compress))
}
