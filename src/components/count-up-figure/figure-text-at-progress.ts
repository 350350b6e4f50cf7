import type { AboutContent } from '../../content/schemas/about'

export type CountUpFigureContent = AboutContent['freightSection']['figures'][number]

/**
 * Returns a figure's text at an animation `progress` from 0 to 1. A figure of 12000 without a suffix becomes `12K+`.
 */
export function figureTextAtProgress(
  { number, suffix }: Pick<CountUpFigureContent, 'number' | 'suffix'>,
  progress: number,
) {
  const decimals = String(number).split('.')[1]?.length ?? 0
  // Without `Math.round`, a figure of 4.35 would end as 4.34, because `4.35 * 100` is 434.99999999999994.
  const units = Math.round(number * 10 ** decimals)
  const counted = Math.floor(units * (1 - (1 - progress) ** 2))
  const count = (counted / 10 ** decimals).toFixed(decimals)
  if (suffix !== undefined) return count + suffix
  if (Number(count) >= 1_000_000) return `${Math.floor(Number(count) / 1_000_000)}M+`
  return Number(count) >= 1_000 ? `${Math.floor(Number(count) / 1_000)}K+` : count
}
