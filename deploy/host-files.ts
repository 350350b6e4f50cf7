import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl, HASHED_FOLDER, pageHeaders, publishedHeaders } from './headers.ts'
import { nginxConfig } from './nginx.ts'
import { readPageFacts } from './page-facts.ts'

/** Cloudflare passes over a line that is longer. */
const MAX_LINE_LENGTH = 2000

const NGINX_FILE = 'hosting/nginx.conf'

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

interface Built {
  /** Where the finished pages are. */
  folder: string
  /** The project's root. */
  root: string
  /** The site's address. */
  site: string
  isForPublishing: boolean
}

/** Writes what hosts have to know: `_headers` into the built site, and a server for nginx beside it. */
export async function writeHostFiles({ folder, root, site, isForPublishing }: Built) {
  const facts = readPageFacts(folder)
  const headers = isForPublishing ? publishedHeaders(facts) : pageHeaders(facts)
  await writeFile(join(folder, '_headers'), headersFile(headers))
  // A preview must not be taken for a release, whole or in parts.
  if (!isForPublishing) return
  await mkdir(join(root, 'hosting'), { recursive: true })
  const serverName = new URL(site).hostname
  await writeFile(join(root, NGINX_FILE), nginxConfig({ headers, serverName }))
}
