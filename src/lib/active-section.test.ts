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
