import { afterEach, expect, test, vi } from 'vitest'
import { BLANK_FIELDS, byField } from '../../../lib/inquiry-fields'
import { loadDraft, parseDraft, saveDraft } from './draft'

afterEach(() => vi.unstubAllGlobals())

const stubStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

test.each([
  null,
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '{"name":',
  '<html>',
  '{"name":1,"email":null,"message":["x"]}',
])('a stored %j is a blank draft', (stored) => {
  expect(parseDraft(stored)).toEqual(BLANK_FIELDS)
})

test('takes the texts it knows and nothing else', () => {
  expect(parseDraft('{"name":"Asha","phone":3,"access_key":"x"}')).toEqual({
    ...BLANK_FIELDS,
    name: 'Asha',
  })
})

test('gives back every field of the form', () => {
  stubStorage()
  const typed = byField((name) => `typed as ${name}`)
  saveDraft(typed)
  expect(loadDraft()).toEqual(typed)
})

test('gives back what was kept, and leaves nothing behind of blank fields', () => {
  const stored = stubStorage()
  const typed = { ...BLANK_FIELDS, message: 'Two\nlines' }
  saveDraft(typed)
  expect(loadDraft()).toEqual(typed)
  saveDraft(BLANK_FIELDS)
  expect(loadDraft()).toEqual(BLANK_FIELDS)
  expect(stored.size).toBe(0)
})

test('does without storage that is refused or full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('refused', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => saveDraft({ ...BLANK_FIELDS, name: 'Asha' })).not.toThrow()
  expect(loadDraft()).toBeUndefined()
})

test('does without storage that is absent', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => saveDraft({ ...BLANK_FIELDS, name: 'Asha' })).not.toThrow()
  expect(loadDraft()).toBeUndefined()
})
