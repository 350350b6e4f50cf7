import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeSection } from './active-section'

const edges = [
  { id: 'home', bottom: 400 },
  { id: 'about', bottom: 2400 },
  { id: 'services', bottom: 3000 },
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

test('any page: it is the first one that ends below the middle, and there always is one', () => {
  const bottoms = fc.uniqueArray(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1 })
  fc.assert(
    fc.property(bottoms, fc.integer({ min: -20_000, max: 20_000 }), (ends, middle) => {
      const inOrder = ends.toSorted((a, b) => a - b)
      const active = activeSection(
        inOrder.map((bottom) => ({ id: String(bottom), bottom })),
        middle,
      )
      expect(active).toBe(String(inOrder.find((bottom) => bottom > middle) ?? inOrder.at(-1)))
    }),
  )
})
