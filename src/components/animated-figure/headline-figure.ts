import type { AboutContent } from '../../content/about'

export type HeadlineFigure = AboutContent['freight']['figures'][number]

/**
 * Returns what a figure shows while it counts: `progress` goes from 0 to 1, where the result is the figure itself. The
 * count decelerates (1 − (1 − progress)²) and keeps the figure's decimals, so that the text does not jump. The count is
 * rounded down, so that the figure is reached only at the end. Without a suffix it is abbreviated: from 1,000 in `K+`,
 * from 1,000,000 in `M+`, also rounded down, so that the `+` stays true.
 */
export function figureAt(
  { number, suffix }: Pick<HeadlineFigure, 'number' | 'suffix'>,
  progress: number,
) {
  const decimals = String(number).split('.')[1]?.length ?? 0
  // In whole units of the last decimal, because fractions of a decimal number may be rounded below it.
  const units = Math.round(number * 10 ** decimals)
  const counted = Math.floor(units * (1 - (1 - progress) ** 2))
  const count = (counted / 10 ** decimals).toFixed(decimals)
  if (suffix !== undefined) return count + suffix
  if (Number(count) >= 1_000_000) return `${Math.floor(Number(count) / 1_000_000)}M+`
  return Number(count) >= 1_000 ? `${Math.floor(Number(count) / 1_000)}K+` : count
}
