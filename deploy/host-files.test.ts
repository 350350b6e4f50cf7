import { expect, test } from 'vitest'
import { headersFile } from './host-files.ts'

test('gives every answer the headers and hashed files their time, no header twice', () => {
  expect(headersFile({ 'X-One': 'a; b', 'X-Two': 'c' })).toBe(
    [
      '/*',
      '  X-One: a; b',
      '  X-Two: c',
      '/_astro/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  )
})

test('refuses a header that hosts would pass over', () => {
  const name = 'Content-Security-Policy'
  const longest = 2000 - `  ${name}: `.length
  expect(() => headersFile({ [name]: 'x'.repeat(longest) })).not.toThrow()
  expect(() => headersFile({ [name]: 'x'.repeat(longest + 1) })).toThrow(
    'A line of _headers has 2001 characters, hosts take 2000:   Content-Security-Policy: xxx',
  )
})
