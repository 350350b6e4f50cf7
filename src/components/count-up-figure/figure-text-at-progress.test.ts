import { expect, test } from 'vitest'
import { figureTextAtProgress } from './figure-text-at-progress'

test.each([
  [0, undefined, '0'],
  [99.9, undefined, '99.9'],
  [999, undefined, '999'],
  [1000, undefined, '1K+'],
  [1500, undefined, '1K+'],
  [500_000, undefined, '500K+'],
  [999_999, undefined, '999K+'],
  [1_000_000, undefined, '1M+'],
  [2_500_000, undefined, '2M+'],
  [99.9, '%', '99.9%'],
  [500, 'K+', '500K+'],
  [1500, ' ships', '1500 ships'],
])('figure %d with suffix %s: is shown as %s', (number, suffix, shown) => {
  expect(figureTextAtProgress({ number, suffix }, 1)).toBe(shown)
})

test('figure after half its duration: is three quarters of its final value, with the same decimals', () => {
  expect(figureTextAtProgress({ number: 800 }, 0.5)).toBe('600')
  expect(figureTextAtProgress({ number: 48.8, suffix: '%' }, 0.5)).toBe('36.6%')
  expect(figureTextAtProgress({ number: 4.35 }, 1)).toBe('4.35')
  expect(figureTextAtProgress({ number: 99.9, suffix: '%' }, 0)).toBe('0.0%')
})

test.each([
  [500_000, undefined, 2200],
  [150, '+', 1700],
  [99.9, '%', 2000],
])(
  'count up to %d: reaches the final value only in the last millisecond',
  (number, suffix, durationMs) => {
    const figure = { number, suffix }
    expect(figureTextAtProgress(figure, 1 - 1 / durationMs)).not.toBe(
      figureTextAtProgress(figure, 1),
    )
  },
)
