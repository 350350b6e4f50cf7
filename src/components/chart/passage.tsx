import type { Route } from '../../content/route'
import { project } from './mercator'
import { formatPosition } from '../../lib/position'
import { onSheet, rounded } from './on-sheet'
import type { ChartSheet } from './sheets'
import styles from './passage.module.css'

const WAYPOINT_RADIUS_PX = 6
const HERE_RADIUS_PX = 2.4
/** A dot: a cross on a chart is a rock under water (INT 1, K13). */
const BERTH_RADIUS_PX = 3
const LABEL_LINE_PX = 17
const LEG_LABEL_ABOVE_COURSE_PX = 9
/** How far along the first leg its label stands: clear of the soundings. */
const LEG_LABEL_SHARE = 0.407
/** Between first light and the berth the pilot holds due east for so many degrees. */
const PILOT_TURN_DEGREES = 0.12

/** Where a waypoint's label stands on a sheet: px from the waypoint to its last line. */
interface LabelPlace {
  dx: number
  dy: number
  anchor?: 'end'
  nameOnly?: boolean
}
type WaypointSection = Route['waypoints'][number]['section']
export type LabelPlaces = Partial<Record<WaypointSection, LabelPlace>>

interface Props {
  sheet: ChartSheet
  route: Route
  here: WaypointSection
  labels: LabelPlaces
  hasLegLabel?: boolean
}

/** The course over a sheet: solid as far as the ship has sailed, dashed ahead, with its waypoints and their labels, and the berth. */
export function Passage({ sheet: { window }, route, here, labels, hasLegLabel = false }: Props) {
  const [first, second, , last] = route.waypoints
  const start = onSheet(window, first)
  const ship = route.waypoints.find(({ section }) => section === here)!
  const { x: shipX, y: shipY } = onSheet(window, ship)
  const berth = onSheet(window, route.berth)
  const trackAhead = [
    ship,
    last,
    { ...last, longitude: last.longitude + PILOT_TURN_DEGREES },
    route.berth,
  ]
    .map((position) => project(window, position))
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)

  const [from, to] = [project(window, first), project(window, second)]
  const legAngle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const onFirstLeg = (share: number) => ({
    latitude: first.latitude + (second.latitude - first.latitude) * share,
    longitude: first.longitude + (second.longitude - first.longitude) * share,
  })

  return (
    <>
      <svg viewBox={`0 0 ${window.width} ${rounded(window.height)}`}>
        <path className={styles.ahead} d={`M${trackAhead.join('L')}`} />
      </svg>
      <line
        className={styles.sailed}
        x1={start.x}
        y1={start.y}
        x2={shipX}
        y2={shipY}
        pathLength="1"
      />
      <svg {...berth}>
        <circle r={BERTH_RADIUS_PX} />
      </svg>
      {hasLegLabel && (
        <svg {...onSheet(window, onFirstLeg(LEG_LABEL_SHARE))}>
          <text
            className={styles.legLabel}
            transform={`rotate(${rounded(legAngle)})`}
            y={-LEG_LABEL_ABOVE_COURSE_PX}
            textAnchor="middle"
          >
            {route.legLabel}
          </text>
        </svg>
      )}
      {route.waypoints.map((waypoint) => {
        const place = labels[waypoint.section]
        if (!place) return null
        return (
          <svg key={waypoint.section} {...onSheet(window, waypoint)}>
            <circle className={styles.waypoint} r={WAYPOINT_RADIUS_PX} />
            {waypoint.section === here && <circle className={styles.here} r={HERE_RADIUS_PX} />}
            <g textAnchor={place.anchor}>
              <text
                className={styles.name}
                x={place.dx}
                y={place.nameOnly ? place.dy : place.dy - LABEL_LINE_PX}
              >
                {waypoint.name}
              </text>
              {!place.nameOnly && (
                <text className={styles.position} x={place.dx} y={place.dy}>
                  {formatPosition(waypoint)}
                </text>
              )}
            </g>
          </svg>
        )
      })}
    </>
  )
}
