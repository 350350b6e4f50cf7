import { formatPosition } from '../lib/position'
import { rhumbLine, type GeographicPosition } from '../lib/rhumb-line'

interface Waypoint extends GeographicPosition {
  section: string
  note: string
}
interface WrittenRoute {
  waypoints: [Waypoint, Waypoint, ...Waypoint[]]
  berth: GeographicPosition
  summary: string
  legLabel: string
}

/** A route with the figures and positions that its texts name in braces, in whole degrees and miles. */
export function filledIn<Route extends WrittenRoute>(route: Route): Route {
  const { waypoints, berth, summary, legLabel } = route
  const [first, second] = waypoints
  const last = waypoints.at(-1)!
  const positions = Object.fromEntries(
    waypoints.map((waypoint) => [waypoint.section, formatPosition(waypoint)]),
  )
  return {
    ...route,
    waypoints: waypoints.map((waypoint, index) => ({
      ...waypoint,
      note: filled(waypoint.note, { milesToGo: lengthOf(waypoints.slice(index)) }),
    })),
    summary: filled(summary, {
      course: courseOf(first, last),
      ...positions,
      berth: formatPosition(berth),
    }),
    legLabel: filled(legLabel, {
      course: courseOf(first, second),
      miles: lengthOf([first, second]),
    }),
  }
}

const filled = (text: string, figures: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name) => figures[name] ?? braces)

/** Three digits, as a course is given. */
const courseOf = (from: GeographicPosition, to: GeographicPosition) =>
  String(Math.round(rhumbLine(from, to).course) % 360).padStart(3, '0')

/** Along all legs. */
const lengthOf = (positions: readonly GeographicPosition[]) => {
  const legs = positions.slice(1).map((to, index) => rhumbLine(positions[index]!, to).miles)
  return String(Math.round(legs.reduce((sum, miles) => sum + miles, 0)))
}
