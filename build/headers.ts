import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attributeOf, elementsOf, pagesIn, textOf, type Element } from './html.ts'

/** Types that a browser executes, or that steer what it loads. Any other type is a block of data. */
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Cloudflare ignores longer lines than 2,000 characters. */
const MAX_LINE_LENGTH = 1900

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
/** For a year, browsers use https only. Subdomains are left to the company. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' }
/** Every file in the folder has a hash of its content in its name. Where two rules match, hosts join their values. */
const HASHED_FILES = ['/_astro/*', '  Cache-Control: public, max-age=31536000, immutable', '']

/**
 * Writes `_headers` into a built site: the headers of every response, which the local server, Cloudflare, Netlify
 * and others read. Throws for a header that is too long for hosts, and for a `style` attribute in a page.
 */
export async function writeHeaders(folder: string, isForPublishing: boolean): Promise<void> {
  const elements = pagesIn(folder).flatMap((name) => {
    const onPage = elementsOf(readFileSync(join(folder, name), 'utf8'))
    rejectStyleAttributes(name, onPage)
    return onPage
  })
  const headers = {
    'Content-Security-Policy': policyFor(elements),
    ...HEADERS,
    ...(isForPublishing && HTTPS_ONLY),
  }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, hosts accept ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    )
  await writeFile(join(folder, '_headers'), ['/*', ...lines, ...HASHED_FILES].join('\n'))
}

/** No hash covers a `style` attribute. Throws with the page and the element. */
function rejectStyleAttributes(page: string, elements: readonly Element[]) {
  const styled = elements.find((element) => attributeOf(element, 'style') !== undefined)
  if (styled)
    throw new Error(
      `${page}: <${styled.tagName} style="${attributeOf(styled, 'style')}"> would be blocked by the Content-Security-Policy. Use a class or a data attribute.`,
    )
}

/** The Content-Security-Policy that the elements of all pages need, so that policy and pages cannot disagree. */
function policyFor(elements: readonly Element[]): string {
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const scripts = named('script').filter(
    (script) =>
      attributeOf(script, 'src') === undefined &&
      EXECUTABLE_TYPE.test((attributeOf(script, 'type') ?? '').trim()),
  )
  const formService = named('form')
    .map((form) => URL.parse(attributeOf(form, 'action') ?? '')?.origin)
    .find((origin) => origin?.startsWith('http'))
  const sending = ["'self'", ...(formService ? [formService] : [])]
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(named('style'))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': sending,
    'form-action': sending,
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

const hashesOf = (elements: readonly Element[]) =>
  [...new Set(elements.map((element) => `'sha256-${sha256(textOf(element))}'`))].toSorted()

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
