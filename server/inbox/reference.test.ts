import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('reference: is the prefix and six signs, each of the 32 that nobody mistakes', () => {
  const references = Array.from({ length: 500 }, () => newReference('DM-'))
  for (const reference of references) expect(reference).toMatch(/^DM-[2-9A-HJ-NP-Z]{6}$/)
  const signs = references.map((reference) => reference.slice(3)).join('')
  expect(new Set(signs).size).toBe(32)
})
