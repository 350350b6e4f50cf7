import { rounded } from './on-sheet'
import type { ChartSheet } from './windows'
import styles from './compass-rose.module.css'

const RADIUS = 92
const MIDDLE_RADIUS = 0.86 * RADIUS
const INNER_RADIUS = 0.62 * RADIUS
const FIGURE_RADIUS = 68.5
const FIGURES = Array.from({ length: 12 }, (_, index) => index * 30)

/** A ring of ticks: a circle whose dashes, `width` degrees wide, stand `every` so many degrees. */
interface Ticks {
  outer: number
  length: number
  every: number
  width: number
}
/** A long tick is made of the ticks of several rings, one within the other. */
const TICKS: Ticks[] = [
  { outer: RADIUS, length: 4, every: 1, width: 0.3 },
  { outer: RADIUS - 4, length: 4, every: 5, width: 0.4 },
  { outer: RADIUS - 8, length: RADIUS - 8 - MIDDLE_RADIUS, every: 10, width: 0.4 },
  { outer: INNER_RADIUS, length: 2.6, every: 5, width: 0.6 },
  { outer: INNER_RADIUS - 2.6, length: 1.8, every: 10, width: 0.6 },
  { outer: INNER_RADIUS - 4.4, length: 2.1, every: 30, width: 0.6 },
]

/** A five-pointed star of the radius 9, its centre above the ring's north. */
const STAR = 'M0-107 2-100.8 8.6-100.8 3.3-96.9 5.3-90.7 0-94.6-5.3-90.7-3.3-96.9-8.6-100.8-2-100.8Z'

/** A compass rose in the sheet's own scale, its centre at a point of the sheet in its px. */
export function CompassRose({ sheet: { window }, x, y }: { sheet: ChartSheet; x: number; y: number }) {
  return (
    <svg viewBox={`${-x} ${-y} ${window.width} ${window.height}`} className={styles.rose}>
      <circle className={styles.ground} r={RADIUS} />
      <circle r={rounded(MIDDLE_RADIUS)} />
      <circle r={rounded(INNER_RADIUS)} />
      <path d="M0-46V46M-11 0H11" />
      {TICKS.map(({ outer, length, every, width }) => (
        <circle
          key={outer}
          r={rounded(outer - length / 2)}
          strokeWidth={rounded(length)}
          pathLength="360"
          strokeDasharray={`${width} ${rounded(every - width)}`}
          strokeDashoffset={width / 2}
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
