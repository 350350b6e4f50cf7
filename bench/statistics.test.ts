import { expect, test } from 'vitest'
import { gaps, median, medians, shareOver, upperQuartile } from './statistics.ts'

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

test('the upper quartile is a value that three quarters do not exceed', () => {
  expect(upperQuartile([5, 1, 4, 2, 3])).toBe(4)
  expect(upperQuartile([4, 1, 3, 2])).toBe(3)
  expect(upperQuartile([2, 3, 1])).toBe(3)
  expect(upperQuartile([])).toBeNaN()
})
