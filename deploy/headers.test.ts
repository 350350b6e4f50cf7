import { expect, test } from 'vitest'
import { cacheControl, pageHeaders, publishedHeaders } from './headers.ts'

const NO_FACTS = { scriptHashes: [], styleHashes: [] }

/** The policy as a browser splits it: directive to its sources. */
function policyOf(facts: Partial<Parameters<typeof pageHeaders>[0]> = {}) {
  const headers = pageHeaders({ ...NO_FACTS, ...facts })
  const directives = headers['Content-Security-Policy']!.split('; ').map((part) => part.split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

test('allows the own origin and the hashed inline parts, nothing else', () => {
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
    'trusted-types': ['default'],
  })
})

test('lets inquiries go to the form service, by script and natively', () => {
  const policy = policyOf({ formOrigin: 'https://forms.host' })
  expect(policy['connect-src']).toEqual(["'self'", 'https://forms.host'])
  expect(policy['form-action']).toEqual(["'self'", 'https://forms.host'])
})

test('holds the other security headers', () => {
  expect(pageHeaders(NO_FACTS)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  })
})

test('asks for https for ever of a published site alone', () => {
  const name = 'Strict-Transport-Security'
  expect(pageHeaders(NO_FACTS)).not.toHaveProperty(name)
  expect(publishedHeaders(NO_FACTS)).toEqual({
    ...pageHeaders(NO_FACTS),
    [name]: 'max-age=31536000',
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
])('lets %s be kept: %s', (path, value) => {
  expect(cacheControl(path)).toBe(value)
})
