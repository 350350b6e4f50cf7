const KINDS = [
  ['container', /container/i],
  ['tanker', /tanker|\bgas\b|\bln?g\b/i],
  ['multipurpose', /multi-?purpose|general cargo|heavy[- ]lift/i],
  ['bulk', /\bbulk/i],
] as const

export type ShipKind = (typeof KINDS)[number][0] | 'unknown'

const MIN_LENGTH = 80
const MAX_LENGTH = 400

/** Estimates a ship's length in metres from a capacity in TEU or dwt. Ships of unknown capacity are 150 m long. */
export function estimateShipKindAndLength(
  type: string,
  capacity: string,
): { kind: ShipKind; length: number } {
  const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'unknown'
  const [, digits = '', unit = ''] = /([\d,]*\d)\s*(TEU|dwt|DWT)/.exec(capacity) ?? []
  const count = Number(digits.replaceAll(',', ''))
  const estimate = unit === 'TEU' ? 150 * (count / 1000) ** 0.33 : 5 * Math.cbrt(count)
  const length = count > 0 ? Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, Math.round(estimate))) : 150
  return { kind, length }
}
