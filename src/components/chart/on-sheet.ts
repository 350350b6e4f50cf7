import type { GeographicPosition } from '../../lib/rhumb-line.ts'
import { project, type ChartWindow } from './mercator.ts'

/** A length as a share of a whole, for svg attributes: `7.53%`, a hundredth of a per cent exact. */
export const percent = (part: number, whole: number) => `${rounded((part / whole) * 100, 2)}%`

/** A number without more decimals than a drawing needs. */
export const rounded = (value: number, decimals = 1) => Number(value.toFixed(decimals))

/** Where a position lies on its sheet, in per cent, so that it moves with the sheet's scale. */
export const onSheet = (window: ChartWindow, position: GeographicPosition) => {
  const { x, y } = project(window, position)
  return { x: percent(x, window.width), y: percent(y, window.height) }
}
