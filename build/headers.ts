import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attributeOf, elementsOf, pagesIn, textOf, type Element } from './html.ts'

/** What the Content-Security-Policy has to allow because of what the built pages contain. */
export interface PageFacts {
  /** `sha256-…` of every inline script. */
  scriptHashes: readonly string[]
  /** `sha256-…` of every inline style sheet. */
  styleHashes: readonly string[]
  /** Origin of the form service if it is not the site's own. */
  formOrigin?: string | undefined
}

/** Types that a browser executes, or that steer what it loads. Any other type is a block of data. */
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Cloudflare ignores longer lines than 2,000 characters. */
const MAX_LINE_LENGTH = 1900

/** Reads the facts from the built pages, so that policy and pages cannot disagree. */
export const readPageFacts = (folder: string) =>
  pageFactsOf(
    pagesIn(folder).flatMap((name) => {
      const elements = elementsOf(readFileSync(join(folder, name), 'utf8'))
      rejectStyleAttributes(name, elements)
      return elements
    }),
  )

/** No hash covers a `style` attribute. Throws with the page and the element. */
function rejectStyleAttributes(page: string, elements: readonly Element[]) {
  const styled = elements.find((element) => attributeOf(element, 'style') !== undefined)
  if (styled)
    throw new Error(
      `${page}: <${styled.tagName} style="${attributeOf(styled, 'style')}"> would be blocked by the Content-Security-Policy. Use a class or a data attribute.`,
    )
}

/** The same facts for the elements of one or more pages. */
function pageFactsOf(elements: readonly Element[]): PageFacts {
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const scripts = named('script').filter(
    (script) =>
      attributeOf(script, 'src') === undefined &&
      EXECUTABLE_TYPE.test((attributeOf(script, 'type') ?? '').trim()),
  )
  const foreign = named('form')
    .map((form) => attributeOf(form, 'action') ?? '')
    .find((action) => /^https?:\/\//i.test(action))
  return {
    scriptHashes: hashesOf(scripts),
    styleHashes: hashesOf(named('style')),
    formOrigin: foreign && new URL(foreign).origin,
  }
}

const hashesOf = (elements: readonly Element[]) =>
  [...new Set(elements.map((element) => sha256(textOf(element))))].toSorted()

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The security headers of every response, on the local server as on every host. */
export const pageHeaders = (facts: PageFacts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(facts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

/** The same for a published site: for a year, browsers use https only. Subdomains are left to the company. */
export const publishedHeaders = (facts: PageFacts): Record<string, string> => ({
  ...pageHeaders(facts),
  'Strict-Transport-Security': 'max-age=31536000',
})

function contentSecurityPolicy({ scriptHashes, styleHashes, formOrigin }: PageFacts): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const formService = formOrigin === undefined ? ["'self'"] : ["'self'", formOrigin]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': formService,
    'form-action': formService,
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** Every file in this folder has a hash of its content in its name. */
const HASHED_FOLDER = '/_astro/'

/** How long a browser may keep a file: hashed files for ever, pages not without asking, all others for an hour. */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return 'public, max-age=31536000, immutable'
  const isPage = path.endsWith('.html') || !path.slice(path.lastIndexOf('/')).includes('.')
  return isPage ? 'no-cache' : 'public, max-age=3600'
}

/**
 * The file `_headers`, which Cloudflare, Netlify and others read. Cache times are in one rule only: where two
 * rules match, hosts join their values with a comma. Throws for a header that is too long for hosts.
 */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, hosts accept ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    )
  const hashed = `  Cache-Control: ${cacheControl(HASHED_FOLDER)}`
  return ['/*', ...lines, `${HASHED_FOLDER}*`, hashed, ''].join('\n')
}

/** Writes `_headers` into the built site. Returns the headers. */
export async function writeHeaders(folder: string, isForPublishing: boolean) {
  const facts = readPageFacts(folder)
  const headers = isForPublishing ? publishedHeaders(facts) : pageHeaders(facts)
  await writeFile(join(folder, '_headers'), headersFile(headers))
  return headers
}
