import { expect, test } from 'vitest'
import { hasGstinCheckCharacter, hasImoCheckDigit } from './check-digits.ts'

test.each([
  ['IMO 9074729', true],
  ['IMO 9074728', false],
  ['IMO 9704729', false],
  ['IMO 0000000', true],
  ['IMO 907472', false],
])('check digit of %s: validity is %s', (imo, isValid) => {
  expect(hasImoCheckDigit(imo)).toBe(isValid)
})

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPUF0939F1ZV', false],
  ['27AAAAA0000A1Z0', false],
  ['27aapfu0939f1zv', false],
])('check character of GSTIN %s: validity is %s', (gstin, isValid) => {
  expect(hasGstinCheckCharacter(gstin)).toBe(isValid)
})
