import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './files.ts'

const MIN_BYTES = 1024
const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Writes `name.br` and `name.gz` beside every text file of at least 1 KiB in a folder, at the
 * strongest setting: it is done once for a build, the reader waits each time.
 */
export async function precompressFolder(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder, COMPRESSIBLE).map((name) => precompressFile(join(folder, name))),
  )
}

async function precompressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params }))
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
