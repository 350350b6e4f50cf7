const OWNER_CODE = 'DHRU'
const SERIAL_DIGITS = 6

/** ISO 6346, annex A: digits count as themselves, letters from A = 10 upwards without the multiples of 11. */
function valueOf(character: string) {
  if (character >= '0' && character <= '9') return Number(character)
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0)
  const value = place + 10
  return value + Math.floor((value - 1) / 10)
}

/** The check digit of owner code and serial, each place weighted with a power of two (ISO 6346, annex A). */
export function checkDigit(code: string) {
  const sum = [...code].reduce(
    (total, character, place) => total + valueOf(character) * 2 ** place,
    0,
  )
  return (sum % 11) % 10
}

/** A container mark in the manner of ISO 6346: `DHRU`, six digits of `serial`, and their check digit. */
export function containerMark(serial: number) {
  const digits = String(serial).padStart(SERIAL_DIGITS, '0')
  return { owner: OWNER_CODE, serial: digits, check: String(checkDigit(OWNER_CODE + digits)) }
}
