import { expect, test } from 'vitest'
import { formatPosition } from './position'

test.each([
  [{ latitude: 18.95, longitude: 72.95 }, '18°57′N 072°57′E'],
  [{ latitude: 21.8167, longitude: 63 }, '21°49′N 063°00′E'],
  [{ latitude: -33.9, longitude: -18.4333 }, '33°54′S 018°26′W'],
  [{ latitude: 0.9999, longitude: 9.9999 }, '01°00′N 010°00′E'],
])('writes %o as a chart prints it', (position, label) => {
  expect(formatPosition(position)).toBe(label)
})
