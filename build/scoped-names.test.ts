import { expect, test } from 'vitest'
import { moduleOf, scopedNames } from './scoped-names.ts'

test('counts the names within each file, and says them again', () => {
  const nameOf = scopedNames(['/src/b.module.css', '/src/a.module.css'])
  expect(nameOf('title', '/src/b.module.css')).toBe('b0')
  expect(nameOf('line', '/src/b.module.css')).toBe('b1')
  expect(nameOf('title', '/src/a.module.css')).toBe('a0')
  expect(nameOf('title', '/src/b.module.css')).toBe('b0')
})

test('gives no two files one name', () => {
  const files = Array.from({ length: 500 }, (_, index) => `/src/${index}.module.css`)
  const nameOf = scopedNames(files)
  const names = files.map((file) => nameOf('title', file))
  expect(new Set(names).size).toBe(files.length)
  expect(new Set(names.map(moduleOf)).size).toBe(files.length)
})

test('stops at a file it was not told of', () => {
  expect(() => scopedNames([])('title', '/lib/other.module.css')).toThrow('/lib/other.module.css')
})

test.each([
  ['a0', 'a'],
  ['Z12', 'Z'],
  ['aB3', 'aB'],
  ['skip', undefined],
  ['visually-hidden', undefined],
  ['h1-like', undefined],
])('%s comes from %s', (name, module) => {
  expect(moduleOf(name)).toBe(module)
})
