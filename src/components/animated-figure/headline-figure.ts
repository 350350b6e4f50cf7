import type { AboutContent } from '../../content/about'

export type HeadlineFigure = AboutContent['freight']['figures'][number]

/**
 * What a figure shows while it counts: `progress` goes from 0 to 1, where it is the figure itself. The count decelerates
 * like a ship's log (1 − (1 − progress)³) and keeps the figure's decimals, so that it does not jump. Without a suffix it
 * is cut short: from 1,000 in `K+`, from 1,000,000 in `M+`, rounded down, so that the `+` stays true.
 */
export function figureAt(
  { number, suffix }: Pick<HeadlineFigure, 'number' | 'suffix'>,
  progress: number,
) {
  const decimals = String(number).split('.')[1]?.length ?? 0
  const count = (number * (1 - (1 - progress) ** 3)).toFixed(decimals)
  if (suffix !== undefined) return count + suffix
  if (Number(count) >= 1_000_000) return `${Math.floor(Number(count) / 1_000_000)}M+`
  return Number(count) >= 1_000 ? `${Math.floor(Number(count) / 1_000)}K+` : count
}
