import { expect, test } from 'vitest'
import { checkDigit, containerMark } from './code'

test('agrees with the worked example of the standard', () => {
  expect(checkDigit('CSQU305438')).toBe(3)
})

test.each([
  [18571, '5'],
  [18572, '0'],
  [18573, '6'],
  [18574, '1'],
  [18575, '7'],
  [18576, '2'],
])('serial %i has check digit %s', (serial, check) => {
  expect(containerMark(serial)).toEqual({ owner: 'DHRU', serial: `0${serial}`, check })
})

test('writes a remainder of ten as zero', () => {
  expect(checkDigit('DHRU000001')).toBe(0)
})
