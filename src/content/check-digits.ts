const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Whether the last of a ship's seven digits is right: the last digit of the sum of the first six times 7, 6, 5, 4, 3, 2
 * (IMO resolution A.1117(30)). False unless there are seven digits.
 */
export function hasImoCheckDigit(imo: string): boolean {
  const digits = Array.from(imo.matchAll(/\d/g), Number)
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0)
  return digits.length === 7 && sum % 10 === digits[6]
}

/**
 * Whether the last character of a GSTIN is right: Luhn's algorithm to the base 36, where A is 10 and Z is 35, as the
 * GST network computes it. False for other characters than digits and capitals.
 */
export function hasGstinCheckCharacter(gstin: string): boolean {
  const values = [...gstin].map((character) => ALPHABET.indexOf(character))
  const products = values.map((value, index) => value * (index % 2 === 0 ? 1 : 2))
  const sum = products.reduce((total, each) => total + Math.floor(each / 36) + (each % 36), 0)
  return !values.includes(-1) && sum % 36 === 0
}
