import { describe, expect, test } from 'vitest'
import { abbreviate, countAt, decimalsOf, formatFigure } from './figure'

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

test('keeps the decimals of the target while counting', () => {
  expect(formatFigure(42, { decimals: 1, suffix: '%' })).toBe('42.0%')
})

test.each([
  [99.9, 1],
  [150, 0],
  [0.25, 2],
])('%d has %d decimals', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals)
})

describe('counting', () => {
  test('begins at nothing and ends at the target', () => {
    expect(countAt(150, 0, 1700)).toBe(0)
    expect(countAt(150, 1700, 1700)).toBe(150)
  })

  test('stays at its ends outside the duration', () => {
    expect(countAt(99.9, -16, 2000)).toBe(0)
    expect(countAt(99.9, 9000, 2000)).toBe(99.9)
  })

  test('decelerates: seven eighths are done at half time', () => {
    expect(countAt(800, 500, 1000)).toBe(700)
  })

  test('never runs backwards', () => {
    const counts = Array.from({ length: 200 }, (_, step) => countAt(500_000, step * 11, 2200))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  test.each([
    [500_000, undefined, 2200],
    [150, '+', 1700],
    [99.9, '%', 2000],
  ])('%d changes for the last time within 0.4 s of its end', (target, suffix, durationMs) => {
    const shown = (elapsedMs: number) =>
      formatFigure(countAt(target, elapsedMs, durationMs), { decimals: decimalsOf(target), suffix })
    expect(shown(durationMs - 400)).not.toBe(shown(durationMs))
  })
})
