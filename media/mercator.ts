import { meridionalDegrees, type GeographicPosition } from '../src/lib/rhumb-line.ts'

/** What a chart shows, in px at the width it is drawn for; the page scales it as a whole. */
export interface ChartWindow {
  /** The position of its upper left corner. */
  corner: GeographicPosition
  /** Along a parallel; along a meridian a degree is longer, the more so the further north. */
  pixelsPerDegree: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Where a position lies on a chart, in px from its upper left corner; outside it too. */
export const project = (
  { corner, pixelsPerDegree }: ChartWindow,
  { latitude, longitude }: GeographicPosition,
): Point => ({
  x: (longitude - corner.longitude) * pixelsPerDegree,
  y: (meridionalDegrees(corner.latitude) - meridionalDegrees(latitude)) * pixelsPerDegree,
})

/** A number without more decimals than a drawing needs. */
export const rounded = (value: number, decimals = 1) => Number(value.toFixed(decimals))
