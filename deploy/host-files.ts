import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl, HASHED_FOLDER, pageHeaders, publishedHeaders } from './headers.ts'
import { readPageFacts } from './page-facts.ts'

/** Cloudflare passes over a line that is longer. */
const MAX_LINE_LENGTH = 2000

/**
 * The file `_headers` that Cloudflare, Netlify and others read from the folder of a site. Cache
 * times stand in one rule alone: where two rules match, hosts join their values with a comma.
 * Throws for a header that is longer than hosts take.
 */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, hosts take ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    )
  }
  const hashed = `  Cache-Control: ${cacheControl(HASHED_FOLDER)}`
  return ['/*', ...lines, `${HASHED_FOLDER}*`, hashed, ''].join('\n')
}

/** Writes `_headers` into the built site; answers the headers themselves. */
export async function writeHeaders(folder: string, isForPublishing: boolean) {
  const facts = readPageFacts(folder)
  const headers = isForPublishing ? publishedHeaders(facts) : pageHeaders(facts)
  await writeFile(join(folder, '_headers'), headersFile(headers))
  return headers
}
