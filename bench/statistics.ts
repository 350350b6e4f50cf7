/** The middle value, or the mean of the two in the middle. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The smallest value that three quarters of the values do not exceed. NaN without values. */
export const upperQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN

/** The median of every value that all measurements have. */
export function medians(measurements: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(measurements[0] ?? {}).map((name) => [
      name,
      median(measurements.map((values) => values[name]!)),
    ]),
  )
}

/** Which share (0 to 1) of the values is greater than `limit`; 0 without values. */
export const shareOver = (values: readonly number[], limit: number) =>
  values.length === 0 ? 0 : values.filter((value) => value > limit).length / values.length

/** The distances between neighbours in a list of times, which need not be in order. */
export function gaps(times: readonly number[]): number[] {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted.slice(1).map((time, index) => time - sorted[index]!)
}
