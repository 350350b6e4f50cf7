import { afterEach, expect, test, vi } from 'vitest'
import { readSession, writeSession } from './session'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

test('gives back what was kept, and null where nothing was or it was forgotten', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  expect(readSession('film')).toBeNull()
  writeSession('film', 'paused')
  expect(readSession('film')).toBe('paused')
  writeSession('film', null)
  expect(readSession('film')).toBeNull()
  expect(stored.size).toBe(0)
})

test.each([
  ['absent', undefined],
  ['refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('knows nothing where storage is %s, and does not fail', (_how, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(() => writeSession('film', 'paused')).not.toThrow()
  expect(() => writeSession('film', null)).not.toThrow()
  expect(readSession('film')).toBeUndefined()
})
