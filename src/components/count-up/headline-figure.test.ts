import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abbreviate, countAt, decimalsOf, formatFigure } from './headline-figure'

test.each([
  [0, '0'],
  [99.9, '99.9'],
  [999, '999'],
  [1000, '1K+'],
  [1500, '1K+'],
  [500_000, '500K+'],
  [999_999, '999K+'],
  [1_000_000, '1M+'],
  [2_500_000, '2M+'],
])('abbreviates %d to %s', (value, short) => {
  expect(abbreviate(value)).toBe(short)
})

test.each([
  [500_000, undefined, '500K+'],
  [150, '+', '150+'],
  [99.9, '%', '99.9%'],
  [500, 'K+', '500K+'],
  [1_500, ' ships', '1500 ships'],
  [0, undefined, '0'],
])('shows %d with suffix %s as %s', (value, suffix, shown) => {
  expect(formatFigure(value, { decimals: decimalsOf(value), suffix })).toBe(shown)
})

test('format: keeps the decimals of the target while counting', () => {
  expect(formatFigure(42, { decimals: 1, suffix: '%' })).toBe('42.0%')
})

describe('count', () => {
  test('decelerates: reaches seven eighths after half the duration', () => {
    expect(countAt(800, 500, 1000)).toBe(700)
  })

  test.each([
    [500_000, undefined, 2200],
    [150, '+', 1700],
    [99.9, '%', 2000],
  ])('to %d: changes last within 0.4 s of its end', (target, suffix, durationMs) => {
    const shown = (elapsedMs: number) =>
      formatFigure(countAt(target, elapsedMs, durationMs), { decimals: decimalsOf(target), suffix })
    expect(shown(durationMs - 400)).not.toBe(shown(durationMs))
  })
})

describe('any number', () => {
  const WORTH = { '': 1, K: 1_000, M: 1_000_000 }
  const worthOf = (short: string) => {
    const [, digits, unit] = /^(\d+)([KM]?)\+?$/.exec(short)!
    return Number(digits) * WORTH[unit as keyof typeof WORTH]
  }

  test('abbreviated, is at most itself and off by less than one unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), (value) => {
        const short = abbreviate(value)
        const unit = value >= 1_000_000 ? 1_000_000 : value >= 1_000 ? 1_000 : 1
        return worthOf(short) <= value && value < worthOf(short) + unit
      }),
    )
  })

  test('is counted to upwards only and reached exactly', () => {
    const tenths = fc.nat({ max: 10_000_000 }).map((value) => value / 10)
    const ratio = fc.double({ min: 0, max: 1.5, noNaN: true })
    const times = fc.tuple(ratio, ratio)
    fc.assert(
      fc.property(tenths, fc.integer({ min: 1, max: 10_000 }), times, (target, durationMs, two) => {
        const [early, late] = two.toSorted((a, b) => a - b).map((part) => part * durationMs)
        const [first, second] = [early, late].map((ms) => countAt(target, ms!, durationMs))
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(second!)
        expect(second).toBeLessThanOrEqual(target)
        expect(countAt(target, durationMs, durationMs)).toBe(target)
      }),
    )
  })
})
