import courses from '../../assets/charts/courses.json'
import styles from './course.module.css'

/** The index of the waypoint that the route gives to the section about. */
const ABOUT_WAYPOINT = 1

interface Props {
  /** Sails to the last waypoint. On the landing page, the services and contact go on from the first watch. */
  isWhole?: boolean | undefined
}

/** The ship on the chart: she sails while the chart crosses the viewport. Without motion she is at the end of her way. Decorative. */
export const Course = ({ isWhole }: Props) =>
  Object.entries(courses).map(([sheet, { width, height, x, y, angle, length, waypoints }]) => {
    const end = waypoints.at(isWhole ? -1 : ABOUT_WAYPOINT)!
    return (
      <svg
        key={sheet}
        className={styles.course}
        data-sheet={sheet}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <g transform={`translate(${x} ${y}) rotate(${angle})`}>
          {/* An inner drawing as wide as the course is long: the ship's way is 100 % of it. */}
          <svg width={length} height="1" viewBox={`0 0 ${length} 1`} overflow="visible">
            <rect
              className={styles.progress}
              y="-1.2"
              width={length}
              height="2.4"
              transform={`scale(${end} 1)`}
            />
            {waypoints.map((place) => (
              <circle key={place} className={styles.waypoint} cx={`${place * 100}%`} r="6" />
            ))}
            <g className={styles.ship} transform={`translate(${Math.round(end * length)} 0)`}>
              <circle r="14" />
              <path d="M11 0-7 5.5-4 0-7-5.5Z" />
            </g>
          </svg>
        </g>
      </svg>
    )
  })
