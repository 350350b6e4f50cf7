import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function limitAtClock(requestsPerMinute: number) {
  const clock = { now: 1_000_000 }
  return { clock, secondsToWait: createRateLimit(requestsPerMinute, () => clock.now) }
}

test('lets an address send as often as the limit says, then tells how long to wait', () => {
  const { clock, secondsToWait } = limitAtClock(2)
  expect(secondsToWait('a')).toBe(0)
  clock.now += 20_000
  expect(secondsToWait('a')).toBe(0)
  clock.now += 10_000
  expect(secondsToWait('a')).toBe(30)
})

test('counts any 60 seconds, not calendar minutes', () => {
  const { clock, secondsToWait } = limitAtClock(1)
  secondsToWait('a')
  clock.now += 59_999
  expect(secondsToWait('a')).toBe(1)
  clock.now += 1
  expect(secondsToWait('a')).toBe(0)
})

test('keeps the wait it told, however often the address asks meanwhile', () => {
  const { clock, secondsToWait } = limitAtClock(1)
  secondsToWait('a')
  for (let second = 0; second < 60; second++) {
    expect(secondsToWait('a')).toBe(60 - second)
    clock.now += 1000
  }
  expect(secondsToWait('a')).toBe(0)
})

test('counts each address for itself, also after forgetting old ones', () => {
  const { clock, secondsToWait } = limitAtClock(1)
  secondsToWait('a')
  clock.now += 30_000
  expect(secondsToWait('b')).toBe(0)
  clock.now += 30_000
  expect(secondsToWait('c')).toBe(0)
  expect(secondsToWait('b')).toBe(30)
  expect(secondsToWait('a')).toBe(0)
})
