import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeSection } from './active-section'

const edges = [
  { id: 'home', top: -500 },
  { id: 'about', top: 400 },
  { id: 'services', top: 2400 },
]

test.each([
  [399, 'home'],
  [400, 'about'],
  [2399, 'about'],
  [2400, 'services'],
  [9000, 'services'],
  [-600, 'home'],
])('at a middle of %i px it is %s', (middle, id) => {
  expect(activeSection(edges, middle)).toBe(id)
})

test('a page without sections has no active one', () => {
  expect(activeSection([], 400)).toBeUndefined()
})

test('any page: it is the one that begins last at or above the middle, and there always is one', () => {
  const tops = fc.uniqueArray(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1 })
  fc.assert(
    fc.property(tops, fc.integer({ min: -20_000, max: 20_000 }), (starts, middle) => {
      const inOrder = starts.toSorted((a, b) => a - b)
      const active = activeSection(
        inOrder.map((top) => ({ id: String(top), top })),
        middle,
      )
      expect(active).toBe(String(inOrder.findLast((top) => top <= middle) ?? inOrder[0]))
    }),
  )
})
