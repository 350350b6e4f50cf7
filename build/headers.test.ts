import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'
import {
  cacheControl,
  headersFile,
  pageHeaders,
  publishedHeaders,
  readPageFacts,
} from './headers.ts'

const NO_FACTS = { scriptHashes: [], styleHashes: [] }

/** The policy as a browser splits it: directive to its sources. */
function policyOf(facts: Partial<Parameters<typeof pageHeaders>[0]> = {}) {
  const headers = pageHeaders({ ...NO_FACTS, ...facts })
  const directives = headers['Content-Security-Policy']!.split('; ').map((part) => part.split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

test('policy: allows the own origin and hashed inline parts only', () => {
  const policy = policyOf({
    scriptHashes: ['sha256-A='],
    styleHashes: ['sha256-B=', 'sha256-C='],
  })
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-A='"],
    'style-src': ["'self'", "'sha256-B='", "'sha256-C='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
})

test('policy: allows the form service, for fetch and native posts', () => {
  const policy = policyOf({ formOrigin: 'https://forms.host' })
  for (const directive of ['connect-src', 'form-action'])
    expect(policy[directive]).toEqual(["'self'", 'https://forms.host'])
})

test('headers: include the other security headers, and https for a published site', () => {
  const headers = {
    'Content-Security-Policy': expect.any(String),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
  expect(pageHeaders(NO_FACTS)).toEqual(headers)
  expect(publishedHeaders(NO_FACTS)).toEqual({
    ...headers,
    'Strict-Transport-Security': 'max-age=31536000',
  })
})

test.each([
  ['/_astro/app.abc123.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/v1.2/about', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/robots.txt', 'public, max-age=3600'],
])('cache: %s gets %s', (path, value) => {
  expect(cacheControl(path)).toBe(value)
})

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const factsOf = (...pages: string[]) =>
  readPageFacts(
    temporaryFolder(Object.fromEntries(pages.map((page, index) => [`p${index}/page.html`, page]))),
  )

test('hashes: cover exactly the text between the tags, on all pages, each once', () => {
  const { scriptHashes, styleHashes } = factsOf(
    '<!doctype html><style>\n a > b { } </style><script type="module">\n if (a < b && "ü") {}\n</script>',
    '<script>one()</script><script>one()</script>',
  )
  expect(scriptHashes).toEqual([hash('\n if (a < b && "ü") {}\n'), hash('one()')].toSorted())
  expect(styleHashes).toEqual([hash('\n a > b { } ')])
})

test.each(['', 'module', 'Application/JavaScript', 'importmap', 'speculationrules'])(
  'hashes: include a script of type %j',
  (type) => {
    expect(factsOf(`<script type="${type}">go()</script>`).scriptHashes).toEqual([hash('go()')])
  },
)

test('hashes: leave out data blocks and external scripts', () => {
  const { scriptHashes } = factsOf(
    '<script type="application/ld+json">{"a":1}</script><script src="/app.js"></script>',
  )
  expect(scriptHashes).toEqual([])
})

test('hashes: are taken from the page as a browser parses it', () => {
  const { scriptHashes, styleHashes } = factsOf(
    `<div data-props='a > "b" <script>never()</script>'></div><!-- <script>never()</script> -->`,
    '<SCRIPT data-a="x>y">go()\r\nagain()</SCRIPT >',
    '<noscript><style>.js{display:none}</style></noscript><svg><style>.s{}</style></svg>',
  )
  expect(scriptHashes).toEqual([hash('go()\nagain()')])
  expect(styleHashes).toEqual([hash('.js{display:none}'), hash('.s{}')].toSorted())
})

test('style attribute: stops the build and is named with its page', () => {
  expect(() => factsOf('<p style="color:red">')).toThrow(
    'p0/page.html: <p style="color:red"> would be blocked',
  )
})

test.each([
  ['https://forms.host/submit?a=b', 'https://forms.host'],
  ['/submit', undefined],
])('form: posting to %s makes the origin %s', (action, origin) => {
  expect(factsOf(`<form action="${action}" method="post"></form>`).formOrigin).toBe(origin)
})

test('_headers: has every header for all paths, and cache times for hashed files', () => {
  expect(headersFile({ 'X-One': 'a; b' })).toBe(
    '/*\n  X-One: a; b\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test('_headers: rejects a line that is too long for hosts', () => {
  const longest = 1900 - '  X: '.length
  expect(() => headersFile({ X: 'x'.repeat(longest) })).not.toThrow()
  expect(() => headersFile({ X: 'x'.repeat(longest + 1) })).toThrow('has 1901 characters')
})
