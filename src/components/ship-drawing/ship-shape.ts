const KINDS = [
  ['container', /container/i],
  ['tanker', /tanker|\bgas\b|\bln?g\b/i],
  ['multipurpose', /multi-?purpose|general cargo|heavy[- ]lift/i],
  ['bulk', /\bbulk/i],
] as const

export type ShipKind = (typeof KINDS)[number][0] | 'plain'

const SHORTEST = 80
const LONGEST = 400

/**
 * Returns what to draw for a ship: the kind from a type such as 'Oil and chemical tanker', and the length in metres,
 * estimated from a capacity such as '2,800 TEU' or '49,900 dwt'. 150 m without a number.
 */
export function shipShape(type: string, capacity: string): { kind: ShipKind; length: number } {
  const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'plain'
  const [, digits = '', unit = ''] = /([\d,]*\d)\s*(TEU|dwt|DWT)/.exec(capacity) ?? []
  const count = Number(digits.replaceAll(',', ''))
  const estimate = unit === 'TEU' ? 150 * (count / 1000) ** 0.33 : 5 * Math.cbrt(count)
  const length = count > 0 ? Math.min(LONGEST, Math.max(SHORTEST, Math.round(estimate))) : 150
  return { kind, length }
}
