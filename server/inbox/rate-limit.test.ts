import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimit, visitorAt } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rate limit: counts any 60 seconds, and a rejected request does not count', () => {
  const secondsToWait = createRateLimit(2)
  const waits = [0, 20, 20, 20].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1000)
    return secondsToWait('a')
  })
  expect(waits).toEqual([0, 0, 20, 0])
  expect(secondsToWait('a')).toBe(20)
})

test('rate limit: counts each visitor separately, also after forgetting old ones', () => {
  const secondsToWait = createRateLimit(1)
  secondsToWait('a')
  vi.advanceTimersByTime(30_000)
  expect(secondsToWait('b')).toBe(0)
  vi.advanceTimersByTime(30_000)
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
