import { expect, test } from 'vitest'
import { visitorAt } from './visitor.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  [' 198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is the visitor %j', (address, visitor) => {
  expect(visitorAt(address)).toBe(visitor)
})
