import type { ChartSheet } from './chart-sheets.ts'
import { rounded, type Point } from './mercator.ts'

/*
 * A sheet fades into the sky. Each part fades by itself: a mask over the whole takes a browser several times as
 * long to paint.
 */

type Stops = readonly (readonly [place: number, opacity: number])[]

/** From the upper edge, as a fraction of the height */
const EDGES: Stops = [
  [0, 0],
  [0.2, 1],
  [0.78, 1],
  [1, 0],
]
/** From a clearing's middle, as a fraction of its radius */
const CLEARING: Stops = [
  [0, 0.1],
  [0.75, 0.2],
  [1, 1],
]

/** A paint `url(#id)` of one colour that fades at the upper and lower edge. */
export const fadingPaint = (
  { window }: ChartSheet,
  { id, colour, opacity }: { id: string; colour: string; opacity: number },
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="${window.height}">` +
  EDGES.map(
    ([place, strength]) =>
      `<stop offset="${place}" stop-color="${colour}" stop-opacity="${strength * opacity}"/>`,
  ).join('') +
  '</linearGradient>'

/** How much of a sheet is seen at a point, 0 to 1. */
export function strengthAt({ window, clearing }: ChartSheet, { x, y }: Point): number {
  const edges = between(EDGES, y / window.height)
  if (!clearing) return edges
  const { cx, cy, rx, ry } = clearing
  return edges * between(CLEARING, Math.hypot((x - cx) / rx, (y - cy) / ry))
}

function between(stops: Stops, place: number): number {
  const after = stops.findIndex(([stop]) => stop >= place)
  if (after <= 0) return stops.at(after)![1]
  const [[from, start], [to, end]] = [stops[after - 1]!, stops[after]!]
  return start + ((end - start) * (place - from)) / (to - from)
}

/** Opacities are whole multiples of this, so that what is equally strong can share a path. */
const STEP = 0.1

/** Lines as paths of one opacity each, in steps too small to be seen. */
export function drawFadingLines(sheet: ChartSheet, lines: readonly Point[][], opacity: number) {
  const paths = new Map<number, string>()
  for (const line of lines) {
    let last = 0
    for (const [index, to] of line.entries()) {
      const from = line[index - 1]
      if (!from) continue
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const strength = Math.round(strengthAt(sheet, middle) / STEP)
      const start = strength === last ? '' : `M${from.x} ${from.y}l`
      const step = `${rounded(to.x - from.x)} ${rounded(to.y - from.y)}`
      const path = paths.get(strength) ?? ''
      paths.set(strength, path + (start || ' ') + step)
      last = strength
    }
  }
  paths.delete(0)
  return [...paths]
    .map(
      ([strength, path]) =>
        `<path stroke-opacity="${rounded(strength * STEP * opacity, 2)}" d="${path.replaceAll(' -', '-')}"/>`,
    )
    .join('')
}
