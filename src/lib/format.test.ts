import { expect, test } from 'vitest'
import { formatDay, formatSize } from './format'

test('a day is written with its month in letters, as no two countries read figures alike', () => {
  expect(formatDay('2029-03-31')).toBe('31\u00a0Mar\u00a02029')
  expect(formatDay('2030-01-09')).toBe('9\u00a0Jan\u00a02030')
})

test.each([
  [1, '1 kB'],
  [179_600, '180 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(formatSize(bytes)).toBe(written)
})
