import { expect, test } from 'vitest'
import { gaps, median, medians, shareOver } from './statistics.ts'

test('the median is the middle value, and between the middle two', () => {
  expect(median([10, 1, 2])).toBe(2)
  expect(median([10, 1, 2, 4])).toBe(3)
  expect(median([])).toBeNaN()
})

test('values are taken together by their names', () => {
  expect(
    medians([
      { fcp: 1, lcp: 30 },
      { fcp: 9, lcp: 10 },
      { fcp: 2, lcp: 20 },
    ]),
  ).toEqual({ fcp: 2, lcp: 20 })
})

test('a value at the limit is not over it', () => {
  expect(shareOver([18, 19, 20, 18], 18)).toBe(0.5)
  expect(shareOver([], 18)).toBe(0)
})

test('gaps are taken in order of time', () => {
  expect(gaps([30, 10, 15])).toEqual([5, 15])
  expect(gaps([10])).toEqual([])
})
