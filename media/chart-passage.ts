import type { Route } from '../src/content/route.ts'
import { formatPosition } from '../src/lib/position.ts'
import { lettered } from './chart-lettering.ts'
import type { ChartSheet } from './chart-sheets.ts'
import { project, rounded, type ChartWindow, type Point } from './mercator.ts'
import { OUTLINE_SCALE } from './outlines.ts'
import { colour } from '../src/content/brand.ts'

/** Between first light and the berth the pilot holds due east for so many degrees. */
const PILOT_TURN_DEGREES = 0.12
const LINE_PX = 18
const LEG_LABEL_ABOVE_COURSE_PX = 10
const BERTH_RADIUS_PX = 3.5

const SIGNAL = colour('signal')
export const PASSAGE_STYLE = [
  `.course{fill:none;stroke:${SIGNAL};stroke-width:2px;stroke-dasharray:8 6}.dot{fill:${SIGNAL}}`,
  `.cased{fill:${colour('foam')};stroke:#071c2e;stroke-opacity:.8;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}`,
].join('')

/** What keeps its size while the sheet is scaled, in outline units around its place. */
export const fixed = ({ x, y }: Point, content: string) =>
  `<g class="px" style="translate:${rounded(x)}px ${rounded(y)}px">${content}</g>`

/** The ship's way, its corners in px: the waypoints, the turn with the pilot, the berth. */
export function track(window: ChartWindow, { waypoints, berth }: Route): Point[] {
  const last = waypoints[3]
  const turn = { ...last, longitude: last.longitude + PILOT_TURN_DEGREES }
  return [...waypoints, turn, berth].map((position) => project(window, position))
}

/** The course, dashed: the page draws the ship's progress over it. The labels of waypoints and berth. */
export function drawPassage(
  { window }: ChartSheet,
  labels: NonNullable<ChartSheet['labels']>,
  route: Route,
): string {
  const points = track(window, route)
  const waypoints = route.waypoints.map((waypoint, index) => {
    const { dx, dy, anchor } = labels[waypoint.section]
    return fixed(
      points[index]!,
      [
        cased(dx, dy, lettered(`${waypoint.name}  ${waypoint.time}`, 'name', anchor)),
        cased(dx, dy + LINE_PX, lettered(formatPosition(waypoint), 'reading', anchor)),
      ].join(''),
    )
  })
  const { dx, dy, anchor } = labels.berth
  const berthName = cased(dx, dy, lettered(route.berth.name, 'reading', anchor))
  return [
    `<path class="course" d="${pathThrough(points)}"/>`,
    drawLegLabel(points[0]!, points[1]!, route.legLabel),
    ...waypoints,
    fixed(points.at(-1)!, dot(BERTH_RADIUS_PX) + berthName),
  ].join('\n')
}

/**
 * The ship's course on a sheet, from the first waypoint to the last: its beginning and length in px, its angle in
 * degrees, clockwise from the right, and how far along it each waypoint lies, 0 to 1.
 */
export function courseOn({ window }: ChartSheet, { waypoints }: Route) {
  const points = waypoints.map((position) => project(window, position))
  const [from, to] = [points[0]!, points.at(-1)!]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    width: window.width,
    height: window.height,
    x: rounded(from.x),
    y: rounded(from.y),
    length: rounded(length),
    angle: rounded(angleOf(from, to)),
    waypoints: points.map(({ x, y }) => rounded(Math.hypot(x - from.x, y - from.y) / length, 3)),
  }
}

const angleOf = (from: Point, to: Point) =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

function drawLegLabel(from: Point, to: Point, label: string): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const letters = cased(0, -LEG_LABEL_ABOVE_COURSE_PX, lettered(label, 'reading', 'middle'))
  return fixed(middle, `<g transform="rotate(${rounded(angleOf(from, to))})">${letters}</g>`)
}

const pathThrough = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`

const dot = (radiusPx: number) => `<circle class="dot" r="${radiusPx / OUTLINE_SCALE}"/>`

const cased = (dx: number, dy: number, path: string) =>
  `<path class="cased" transform="translate(${dx / OUTLINE_SCALE} ${dy / OUTLINE_SCALE})" d="${path}"/>`
