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

/** What a waypoint's place on the route gives it. */
interface Figures {
  /** Miles to the last waypoint, whole. */
  toGo: number
  /** The note's words before and after its miles; one text where it does not name them. */
  noteAround: string[]
}
type WithFigures<Waypoints extends Waypoint[]> = {
  [Place in keyof Waypoints]: Waypoints[Place] & Figures
}
type FilledIn<Route extends WrittenRoute> = Omit<Route, 'waypoints'> & {
  waypoints: WithFigures<Route['waypoints']>
}

/** A route with the figures and positions that its texts name in braces, in whole degrees and miles. */
export function filledIn<Route extends WrittenRoute>(route: Route): FilledIn<Route> {
  const { waypoints, berth, summary, legLabel } = route
  const [first, second] = waypoints
  const last = waypoints.at(-1)!
  const positions = Object.fromEntries(
    waypoints.map((waypoint) => [waypoint.section, formatPosition(waypoint)]),
  )
  return {
    ...route,
    waypoints: waypoints.map((waypoint, index) => {
      const toGo = lengthOf(waypoints.slice(index))
      return {
        ...waypoint,
        toGo,
        note: filled(waypoint.note, { milesToGo: String(toGo) }),
        noteAround: waypoint.note.split('{milesToGo}'),
      }
    }) as unknown as FilledIn<Route>['waypoints'],
    summary: filled(summary, {
      course: courseOf(first, last),
      ...positions,
      berth: formatPosition(berth),
    }),
    legLabel: filled(legLabel, {
      course: courseOf(first, second),
      miles: String(lengthOf([first, second])),
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
  return Math.round(legs.reduce((sum, miles) => sum + miles, 0))
}
