import { expect, test } from 'vitest'
import { createRateLimit, visitorAt } from './rate-limit.ts'

function limitAtClock(requestsPerMinute: number) {
  const clock = { now: 1_000_000 }
  return { clock, secondsToWait: createRateLimit(requestsPerMinute, () => clock.now) }
}

test('rate limit: counts any 60 seconds, and a rejected request does not count', () => {
  const { clock, secondsToWait } = limitAtClock(2)
  expect(secondsToWait('a')).toBe(0)
  clock.now += 20_000
  expect(secondsToWait('a')).toBe(0)
  for (let second = 40; second > 0; second--) {
    expect(secondsToWait('a')).toBe(second)
    clock.now += 1000
  }
  expect(secondsToWait('a')).toBe(0)
})

test('rate limit: counts each visitor separately, also after forgetting old ones', () => {
  const { clock, secondsToWait } = limitAtClock(1)
  secondsToWait('a')
  clock.now += 30_000
  expect(secondsToWait('b')).toBe(0)
  clock.now += 30_000
  expect([secondsToWait('c'), secondsToWait('b'), secondsToWait('a')]).toEqual([0, 30, 0])
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
