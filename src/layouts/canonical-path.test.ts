import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/news/index.html', '/news'],
  ['/port-index.html', '/port-index'],
  ['/port-index', '/port-index'],
])('canonical path: %s is served as %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path)
})
