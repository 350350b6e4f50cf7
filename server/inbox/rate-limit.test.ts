import { expect, test } from 'vitest'
import { createRateLimit, visitorAt } from './rate-limit.ts'

test('rate limit: counts any 60 seconds, and a rejected request does not count', () => {
  let now = 1_000_000
  const secondsToWait = createRateLimit(2, () => now)
  expect(secondsToWait('a')).toBe(0)
  now += 20_000
  expect(secondsToWait('a')).toBe(0)
  for (let second = 40; second > 0; second--) {
    expect(secondsToWait('a')).toBe(second)
    now += 1000
  }
  expect(secondsToWait('a')).toBe(0)
})

test('rate limit: counts each visitor separately, also after forgetting old ones', () => {
  let now = 1_000_000
  const secondsToWait = createRateLimit(1, () => now)
  secondsToWait('a')
  now += 30_000
  expect(secondsToWait('b')).toBe(0)
  now += 30_000
  expect(['c', 'b', 'a'].map(secondsToWait)).toEqual([0, 30, 0])
})

test.each([
  [' 198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::', '2001:0db8:0001:0002'],
  ['unknown', 'unknown'],
])('%j is the visitor %j', (address, visitor) => {
  expect(visitorAt(address)).toBe(visitor)
})
