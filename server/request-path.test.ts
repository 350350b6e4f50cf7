import { expect, test } from 'vitest'
import { decidePath } from './request-path.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about?from=/../etc', '/about'],
  ['/a%20b%C3%BC', '/a bü'],
  ['/_astro/film.a1b2.mp4', '/_astro/film.a1b2.mp4'],
  ['/a..b', '/a..b'],
  ['//host/', '//host/'],
  ['/about//', '/about//'],
])('serves %s as %s', (target, path) => {
  expect(decidePath(target)).toEqual({ path })
})

test.each([
  ['/about/', '/about'],
  ['/about/?a=1?b', '/about?a=1?b'],
  ['/a%20b/', '/a%20b'],
])('sends %s to %s', (target, redirect) => {
  expect(decidePath(target)).toEqual({ redirect })
})

test.each([
  '/../package.json',
  '/..',
  '/%2e%2e/package.json',
  '/.%2E/package.json',
  '/a/./b',
  '/..%2fpackage.json',
  '/a%2Fb',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/%5c%5chost/',
  '/%00',
  '/index.html%00.png',
  '/%0d%0aSet-Cookie:a/',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/package.json',
  '*',
  'http://host/',
  '',
])('refuses %j', (target) => {
  expect(decidePath(target)).toEqual({ refusal: expect.any(String) })
})
