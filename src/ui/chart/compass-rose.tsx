import type { ChartSheet } from './windows'
import styles from './compass-rose.module.css'

const RADIUS = 92
const MIDDLE_RADIUS = 0.86 * RADIUS
const INNER_RADIUS = 0.62 * RADIUS
const FIGURE_RADIUS = 68.5
const FIGURES = Array.from({ length: 12 }, (_, index) => index * 30)

/** A ring's ticks: a circle whose dashes, `.5` of a degree wide, stand `every` so many degrees. */
interface Ticks {
  outer: number
  length: number
  every: number
}
const TICKS: Ticks[] = [
  { outer: RADIUS, length: 4, every: 1 },
  { outer: RADIUS, length: 8, every: 5 },
  { outer: RADIUS, length: RADIUS - MIDDLE_RADIUS, every: 10 },
  { outer: INNER_RADIUS, length: 2.6, every: 5 },
  { outer: INNER_RADIUS, length: 4.4, every: 10 },
  { outer: INNER_RADIUS, length: 6.5, every: 30 },
]
const TICK_DEGREES = 0.4

/** A five-pointed star of the radius 8, its centre above the ring's north. */
const STAR = 'M0-106 1.8-100.5 7.6-100.5 2.9-97.1 4.7-91.5 0-94.9-4.7-91.5-2.9-97.1-7.6-100.5-1.8-100.5Z'

/** A compass rose in the sheet's own scale, its centre at a point of the sheet in its px. */
export function CompassRose({ sheet: { window }, x, y }: { sheet: ChartSheet; x: number; y: number }) {
  return (
    <svg viewBox={`${-x} ${-y} ${window.width} ${window.height}`} className={styles.rose}>
      <circle className={styles.ground} r={RADIUS} />
      <circle r={MIDDLE_RADIUS} />
      <circle r={INNER_RADIUS} />
      <path d="M0-46V46M-11 0H11" />
      {TICKS.map(({ outer, length, every }) => (
        <circle
          key={`${outer}-${every}`}
          r={outer - length / 2}
          strokeWidth={length}
          pathLength="360"
          strokeDasharray={`${TICK_DEGREES} ${every - TICK_DEGREES}`}
          strokeDashoffset={TICK_DEGREES / 2}
        />
      ))}
      {FIGURES.map((degrees) => (
        <text key={degrees} y={-FIGURE_RADIUS} transform={`rotate(${degrees})`}>
          {degrees}
        </text>
      ))}
      <path className={styles.star} d={STAR} />
    </svg>
  )
}
