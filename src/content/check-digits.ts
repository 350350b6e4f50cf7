const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Checks the last digit of the sum of the first six, weighted 7 to 2 (IMO resolution A.1117(30)). */
export function hasImoCheckDigit(imo: string): boolean {
  const digits = Array.from(imo.matchAll(/\d/g), Number)
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0)
  return digits.length === 7 && sum % 10 === digits[6]
}

/** Uses Luhn's algorithm in base 36, with A as 10 and Z as 35. */
export function hasGstinCheckCharacter(gstin: string): boolean {
  const values = [...gstin].map((character) => ALPHABET.indexOf(character))
  const products = values.map((value, index) => value * (index % 2 === 0 ? 1 : 2))
  const sum = products.reduce(
    (total, product) => total + Math.floor(product / 36) + (product % 36),
    0,
  )
  return !values.includes(-1) && sum % 36 === 0
}
