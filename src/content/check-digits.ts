const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns whether the last digit of an IMO number is correct (IMO resolution A.1117(30)). */
export function hasImoCheckDigit(imo: string): boolean {
  const digits = Array.from(imo.matchAll(/\d/g), Number)
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0)
  return digits.length === 7 && sum % 10 === digits[6]
}

/** Returns whether a GSTIN's check character is correct (Luhn's algorithm in base 36, with A as 10). */
export function hasGstinCheckCharacter(gstin: string): boolean {
  const values = [...gstin].map((character) => ALPHABET.indexOf(character))
  const products = values.map((value, index) => value * (index % 2 === 0 ? 1 : 2))
  const sum = products.reduce(
    (total, product) => total + Math.floor(product / 36) + (product % 36),
    0,
  )
  return !values.includes(-1) && sum % 36 === 0
}
