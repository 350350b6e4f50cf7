import type { ServerResponse } from 'node:http'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { pageHeaders } from '../build/headers.ts'
import { readPageFacts } from '../build/headers.ts'

const NOT_FOUND_PAGE = '404.html'

export interface BuiltSite {
  headers: Record<string, string>
  notFoundPage: string
  serveFile: RequestHandler
}

/** Answers the site as it stands in the folder now; it is read again only after a new build. */
export function createSiteReader(folder: string): () => BuiltSite {
  let stamp = stampOf(folder)
  let site = readSite(folder)
  return function currentSite() {
    try {
      const newStamp = stampOf(folder)
      if (newStamp !== stamp) {
        site = readSite(folder)
        stamp = newStamp
      }
    } catch {
      // A build is taking files away at this moment: what was read last stands until it is done.
    }
    return site
  }
}

function readSite(folder: string): BuiltSite {
  return {
    headers: pageHeaders(readPageFacts(folder)),
    notFoundPage: readIfThere(join(folder, NOT_FOUND_PAGE)) ?? 'Not found',
    // Knows its files from one listing: no path, however spelt, reaches anything else.
    serveFile: sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: ['html'],
      setHeaders: nameType,
    }),
  }
}

/** The types of files that sirv does not tell, or not wholly: icons have none, and texts no encoding. */
function nameType(response: ServerResponse, path: string) {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
}

/** Changes whenever a file of the folder is added, removed or rewritten. */
function stampOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
