import { afterEach, expect, test, vi } from 'vitest'
import { readSession, writeSession } from './session'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

test('gives back what was kept last, and undefined where nothing was', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(readSession('key')).toBeUndefined()
  writeSession('key', 'value')
  expect(readSession('key')).toBe('value')
  writeSession('key', '')
  expect(readSession('key')).toBe('')
})

test.each([
  ['absent', undefined],
  ['refused', { getItem: refuse, setItem: refuse }],
])('knows nothing where storage is %s, and does not fail', (_how, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(() => writeSession('key', 'value')).not.toThrow()
  expect(readSession('key')).toBeUndefined()
})
