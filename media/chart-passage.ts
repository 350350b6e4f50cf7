import type { Route } from '../src/content/route.ts'
import { formatPosition } from '../src/lib/position.ts'
import { lettered } from './chart-lettering.ts'
import type { ChartSheet } from './chart-sheets.ts'
import { project, rounded, type ChartWindow, type Point } from './mercator.ts'
import { OUTLINE_SCALE } from './outlines.ts'
import { colour } from '../src/content/brand.ts'

/** The section beside which the chart stands: the ship has come so far. */
const SHIP_AT = 'about'
/** Between first light and the berth the pilot holds due east for so many degrees. */
const PILOT_TURN_DEGREES = 0.12
const LINE_PX = 18
const LEG_LABEL_ABOVE_COURSE_PX = 10
const WAYPOINT_RADIUS_PX = 6
const SHIP_RADIUS_PX = 2.6
const BERTH_RADIUS_PX = 3.5

const SIGNAL = colour('signal')
export const PASSAGE_STYLE = [
  `.course{fill:none;stroke:${SIGNAL};stroke-width:2.4px}.ahead{stroke-width:2px;stroke-dasharray:8 6}`,
  `.place{fill:${colour('night')};stroke:${SIGNAL};stroke-width:2px;vector-effect:non-scaling-stroke}.dot{fill:${SIGNAL}}`,
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

/** The course, solid as far as the ship has sailed, dashed ahead; waypoints, berth. */
export function drawPassage(
  { window }: ChartSheet,
  labels: NonNullable<ChartSheet['labels']>,
  route: Route,
): string {
  const points = track(window, route)
  const here = route.waypoints.findIndex(({ section }) => section === SHIP_AT)
  const waypoints = route.waypoints.map((waypoint, index) => {
    const { dx, dy, anchor } = labels[waypoint.section]
    return fixed(
      points[index]!,
      [
        `<circle class="place" r="${WAYPOINT_RADIUS_PX / OUTLINE_SCALE}"/>`,
        index === here ? dot(SHIP_RADIUS_PX) : '',
        cased(dx, dy, lettered(`${waypoint.name}  ${waypoint.time}`, 'name', anchor)),
        cased(dx, dy + LINE_PX, lettered(formatPosition(waypoint), 'reading', anchor)),
      ].join(''),
    )
  })
  const { dx, dy, anchor } = labels.berth
  const berthName = cased(dx, dy, lettered(route.berth.name, 'reading', anchor))
  return [
    `<path class="course" d="${pathThrough(points.slice(0, here + 1))}"/>`,
    `<path class="course ahead" d="${pathThrough(points.slice(here))}"/>`,
    drawLegLabel(points[0]!, points[1]!, route.legLabel),
    ...waypoints,
    fixed(points.at(-1)!, dot(BERTH_RADIUS_PX) + berthName),
  ].join('\n')
}

function drawLegLabel(from: Point, to: Point, label: string): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const letters = cased(0, -LEG_LABEL_ABOVE_COURSE_PX, lettered(label, 'reading', 'middle'))
  return fixed(middle, `<g transform="rotate(${rounded(angle)})">${letters}</g>`)
}

const pathThrough = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`

const dot = (radiusPx: number) => `<circle class="dot" r="${radiusPx / OUTLINE_SCALE}"/>`

const cased = (dx: number, dy: number, path: string) =>
  `<path class="cased" transform="translate(${dx / OUTLINE_SCALE} ${dy / OUTLINE_SCALE})" d="${path}"/>`
