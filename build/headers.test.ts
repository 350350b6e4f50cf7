import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { writeHeaders } from './headers.ts'

/** What is written for a site of these pages. */
async function written(pages: string[], isForPublishing = false) {
  const files = Object.fromEntries(pages.map((page, index) => [`p${index}/page.html`, page]))
  const folder = temporaryFolder(files)
  await writeHeaders(folder, isForPublishing)
  return readFileSync(join(folder, '_headers'), 'utf8')
}

/** The sources of a directive of the policy for these pages. */
async function sourcesFor(directive: string, ...pages: string[]) {
  const [, sources] = new RegExp(` ${directive} (.*?)[;\n]`).exec(await written(pages))!
  return sources!.split(' ')
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('_headers: has the security headers for all paths, and cache times for hashed files', async () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
  const headers = `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
`
  const hashed = '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n'
  expect(await written([])).toBe(headers + hashed)
  const https = '  Strict-Transport-Security: max-age=31536000\n'
  expect(await written([], true)).toBe(headers + https + hashed)
})

test('hashes: cover exactly the text between the tags, on all pages, each once', async () => {
  const pages = [
    '<!doctype html><style>\n a > b { } </style><script type="module">\n if (a < b && "ü") {}\n</script>',
    '<script>one()</script><script>one()</script>',
  ]
  const scripts = [hash('\n if (a < b && "ü") {}\n'), hash('one()')].toSorted()
  expect(await sourcesFor('script-src', ...pages)).toEqual(["'self'", ...scripts])
  expect(await sourcesFor('style-src', ...pages)).toEqual(["'self'", hash('\n a > b { } ')])
})

test.each(['', 'module', 'Application/JavaScript', 'importmap', 'speculationrules'])(
  'hashes: include a script of type %j',
  async (type) => {
    const sources = await sourcesFor('script-src', `<script type="${type}">go()</script>`)
    expect(sources).toContain(hash('go()'))
  },
)

test('hashes: are taken from the page as a browser parses it, without data and external scripts', async () => {
  const pages = [
    `<div data-props='a > "b" <script>never()</script>'></div><!-- <script>never()</script> -->`,
    '<script type="application/ld+json">{"a":1}</script><script src="/app.js"></script>',
    '<SCRIPT data-a="x>y">go()\r\nagain()</SCRIPT >',
    '<noscript><style>.js{display:none}</style></noscript><svg><style>.s{}</style></svg>',
  ]
  const styles = [hash('.js{display:none}'), hash('.s{}')].toSorted()
  expect(await sourcesFor('script-src', ...pages)).toEqual(["'self'", hash('go()\nagain()')])
  expect(await sourcesFor('style-src', ...pages)).toEqual(["'self'", ...styles])
})

test('style attribute: stops the build and is named with its page', async () => {
  await expect(written(['<p style="color:red">'])).rejects.toThrow(
    'p0/page.html: <p style="color:red"> would be blocked',
  )
})

test.each([
  ['https://forms.host/submit?a=b', ["'self'", 'https://forms.host']],
  ['/submit', ["'self'"]],
])('form: posting to %s, by fetch or natively, is allowed', async (action, sources) => {
  const page = `<form action="${action}" method="post"></form>`
  expect(await sourcesFor('connect-src', page)).toEqual(sources)
  expect(await sourcesFor('form-action', page)).toEqual(sources)
})

test('_headers: rejects a line that is too long for hosts', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>go(${index})</script>`)
  await expect(written(scripts)).rejects.toThrow(/has \d+ characters, hosts accept 1900/)
})
