import type { AboutContent } from '../../content/about'

export type AnimatedFigureContent = AboutContent['freight']['figures'][number]

/** Returns a figure's text. `progress` is from 0 to 1. Without a suffix, thousands become `K+` and millions `M+`. */
export function formatAnimatedFigure(
  { number, suffix }: Pick<AnimatedFigureContent, 'number' | 'suffix'>,
  progress: number,
) {
  const decimals = String(number).split('.')[1]?.length ?? 0
  // Counts whole units, because a floating-point fraction could be rounded below the final value.
  const units = Math.round(number * 10 ** decimals)
  const counted = Math.floor(units * (1 - (1 - progress) ** 2))
  const count = (counted / 10 ** decimals).toFixed(decimals)
  if (suffix !== undefined) return count + suffix
  if (Number(count) >= 1_000_000) return `${Math.floor(Number(count) / 1_000_000)}M+`
  return Number(count) >= 1_000 ? `${Math.floor(Number(count) / 1_000)}K+` : count
}
