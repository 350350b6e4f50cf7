import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('reference: is the prefix and six signs, each of the 32 that nobody mistakes', () => {
  const references = Array.from({ length: 500 }, () => newReference('DM-'))
  for (const reference of references) expect(reference).toMatch(/^DM-[2-9A-HJ-NP-Z]{6}$/)
  expect(new Set(references.flatMap((reference) => [...reference].slice(3))).size).toBe(32)
})
