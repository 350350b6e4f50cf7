const THOUSAND = 1_000
const MILLION = 1_000_000

/**
 * A figure cut short: below 1,000 as it is, from 1,000 in `K+`, from 1,000,000 in `M+`.
 * Rounds down, so that the `+` stays true. Takes numbers from 0 upwards.
 */
export function abbreviate(value: number) {
  if (value >= MILLION) return `${Math.floor(value / MILLION)}M+`
  if (value >= THOUSAND) return `${Math.floor(value / THOUSAND)}K+`
  return String(value)
}

interface Format {
  /** Digits after the point, kept while counting so that the figure does not jump. */
  decimals: number
  suffix?: string | undefined
}

/** A figure as it is shown: with the suffix of the content, or abbreviated where there is none. */
export function formatFigure(value: number, { decimals, suffix }: Format) {
  if (suffix === undefined && value >= THOUSAND) return abbreviate(value)
  return value.toFixed(decimals) + (suffix ?? '')
}

/** How many digits `value` has after the point: 1 for 99.9. */
export const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/**
 * Where a count towards `target` stands after `elapsedMs`, decelerating like a ship's log
 * (1 − (1 − t)³) and rounded to the target's own decimals. Times outside the duration count as
 * its beginning or end.
 */
export function countAt(target: number, elapsedMs: number, durationMs: number) {
  const time = Math.min(Math.max(elapsedMs / durationMs, 0), 1)
  return Number((target * (1 - (1 - time) ** 3)).toFixed(decimalsOf(target)))
}
