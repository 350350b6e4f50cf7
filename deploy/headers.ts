/** What the policy has to know about the built pages; see html.ts. */
export interface PageFacts {
  /** `sha256-…` of every inline script. */
  scriptHashes: readonly string[]
  /** `sha256-…` of every inline style sheet. */
  styleHashes: readonly string[]
  /** Origin of the form service where it is not the site's own. */
  formOrigin?: string
}

/** What a script could ask a visitor for. Each costs bytes of the first round trip of every page. */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone']

/** One year. Subdomains are left to the company: not all of them may speak https. */
const ONLY_HTTPS = 'max-age=31536000'

/** The security headers of every answer, on the local server as on every host. */
export function pageHeaders(facts: PageFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The same for a site that is published, which is never to be asked for without https again. */
export function publishedHeaders(facts: PageFacts): Record<string, string> {
  return { ...pageHeaders(facts), 'Strict-Transport-Security': ONLY_HTTPS }
}

function contentSecurityPolicy(facts: PageFacts): string {
  const { scriptHashes, styleHashes, formOrigin } = facts
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
    // No text becomes markup or code in the browser but what stood in an island: src/page-start/slots.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** Whatever lies here has a hash of its content in its name. */
export const HASHED_FOLDER = '/_astro/'

/**
 * How long a browser may keep what stands at a path: files with a hash in their name for ever,
 * pages are asked for anew each time, everything else for an hour.
 */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return 'public, max-age=31536000, immutable'
  const isPage = path.endsWith('.html') || !path.slice(path.lastIndexOf('/')).includes('.')
  return isPage ? 'no-cache' : 'public, max-age=3600'
}
