import { lettered } from './chart-lettering.ts'
import { rounded, type Point } from './mercator.ts'
import { OUTLINE_SCALE } from './outlines.ts'

/** The pole star in a box of 32 px, its centre at 16, 10.5; the lower ray reaches the box's foot. */
const POLE_STAR =
  'M16 0L18.8 10.5L16 32L13.2 10.5ZM23.27 6.3L17.25 12.67L8.73 14.7L14.75 8.33ZM8.73 6.3L17.25 8.33L23.27 14.7L14.75 12.67Z'

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
const TICKS: Ticks[] = [
  { outer: RADIUS, length: 4, every: 2, width: 0.3 },
  { outer: RADIUS - 4, length: RADIUS - 4 - MIDDLE_RADIUS, every: 10, width: 0.4 },
  { outer: INNER_RADIUS, length: 4, every: 10, width: 0.6 },
]

/** The company's pole star stands at the ring's north, its lower ray on the ring. */
const STAR_PLACE = `translate(-16 ${-RADIUS - 32})`

/** A compass rose in the sheet's own scale, its centre at a point of the sheet in its px. */
export function drawRose({ x, y }: Point): string {
  const rings = TICKS.map(
    ({ outer, length, every, width }) =>
      `<circle r="${rounded(outer - length / 2)}" stroke-width="${rounded(length)}" pathLength="360" ` +
      `stroke-dasharray="${width} ${rounded(every - width)}" stroke-dashoffset="${width / 2}"/>`,
  )
  const figures = FIGURES.map(
    (degrees) =>
      `<path transform="rotate(${degrees})translate(0 ${-FIGURE_RADIUS})scale(${OUTLINE_SCALE})" d="${lettered(String(degrees), 'bearing', 'middle')}"/>`,
  )
  return [
    `<g class="rose" transform="translate(${x} ${y})">`,
    `<circle r="${RADIUS}"/><circle r="${rounded(MIDDLE_RADIUS)}"/><circle r="${rounded(INNER_RADIUS)}"/>`,
    ...rings,
    `<g class="figures">${figures.join('')}<path transform="${STAR_PLACE}" d="${POLE_STAR}"/></g></g>`,
  ].join('')
}
