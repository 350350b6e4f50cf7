import { meridians, parallels } from './graticule.ts'
import { rounded } from '../src/components/chart/on-sheet.ts'
import type { ChartSheet } from '../src/components/chart/sheets.ts'
import { roseFigureOutline } from './chart-figures.ts'
import { OUTLINE_SCALE } from './outlines.ts'

/** The pole star in a box of 32 px, its centre at 16, 10.5; the lower ray reaches the box's foot. */
const POLE_STAR =
  'M16 0L18.8 10.5L16 32L13.2 10.5ZM23.27 6.3L17.25 12.67L8.73 14.7L14.75 8.33ZM8.73 6.3L17.25 8.33L23.27 14.7L14.75 12.67Z'

/** Meridians and parallels over the whole sheet, as one hairline path. */
export function drawGraticule({ window, graticuleStep }: ChartSheet): string {
  const step = graticuleStep * 60
  const upright = meridians(window, step).map(
    ({ offset }) => `M${rounded(offset)} 0v${rounded(window.height)}`,
  )
  const level = parallels(window, step).map(({ offset }) => `M0 ${rounded(offset)}h${window.width}`)
  return `<path class="graticule" d="${[...upright, ...level].join('')}"/>`
}

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

/** The company's pole star stands at the ring's north, its lower ray on the ring. */
const STAR_PLACE = `translate(-16 ${-RADIUS - 32})`

/** A compass rose in the sheet's own scale, its centre at a point of the sheet in its px. */
export function drawRose({ x, y }: { x: number; y: number }): string {
  const rings = TICKS.map(
    ({ outer, length, every, width }) =>
      `<circle r="${rounded(outer - length / 2)}" stroke-width="${rounded(length)}" pathLength="360" ` +
      `stroke-dasharray="${width} ${rounded(every - width)}" stroke-dashoffset="${width / 2}"/>`,
  )
  const figures = FIGURES.map(
    (degrees) =>
      `<path class="bearing" transform="rotate(${degrees})translate(0 ${-FIGURE_RADIUS})scale(${OUTLINE_SCALE})" d="${roseFigureOutline(degrees)}"/>`,
  )
  return [
    `<g class="rose" transform="translate(${x} ${y})">`,
    `<circle class="rose-ground" r="${RADIUS}"/>`,
    `<circle r="${rounded(MIDDLE_RADIUS)}"/><circle r="${rounded(INNER_RADIUS)}"/>`,
    '<path d="M0-46V46M-11 0H11"/>',
    ...rings,
    ...figures,
    `<path class="star" transform="${STAR_PLACE}" d="${POLE_STAR}"/></g>`,
  ].join('')
}

/** The look of the two. */
export const rulingStyle = (colours: { ink: string; hull: string; paper: string }) =>
  [
    `.graticule{fill:none;stroke:${colours.ink};stroke-width:.5;stroke-opacity:.28}`,
    `.rose{fill:none;stroke:${colours.hull};stroke-width:.6;stroke-opacity:.85}.rose path{vector-effect:none}`,
    `.bearing{fill:${colours.hull};stroke:none}`,
    `.rose-ground{fill:${colours.paper};stroke-width:1}`,
    `.star{fill:${colours.hull};fill-opacity:.9;stroke:none}`,
  ].join('')
