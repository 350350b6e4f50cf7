import type { Route } from '../src/content/route.ts'
import { drawFadingLines, fadingPaint } from './chart-fade.ts'
import { lettered } from './chart-lettering.ts'
import { drawPassage, fixed, PASSAGE_STYLE } from './chart-passage.ts'
import { drawRose } from './chart-rose.ts'
import type { ChartSheet } from './chart-sheets.ts'
import { drawSoundings, FIGURE_OPACITY, type Sounding } from './chart-soundings.ts'
import { project, rounded, type ChartWindow, type Point } from './mercator.ts'
import { OUTLINE_SCALE } from './outlines.ts'
import { colour } from '../src/content/brand.ts'

/** A closed line. */
type Ring = (readonly [longitude: number, latitude: number])[]

/** Coasts, depth contours and soundings of a sea by their positions: a file of media/charts/. */
export interface Sea {
  land: Ring[]
  contours: { metres: number; rings: Ring[] }[]
  soundings: Sounding[]
}

const SHOALS_METRES = [200, 50, 20]
const STEP_BETWEEN_WIDTHS = 1.15
/** Points nearer than this to the last one are left out. */
const LEAST_SEGMENT_PX = 1
/** Lines outside the sheet are pulled to its edge, this far out of sight. */
const BLEED_PX = 40

const [FOAM, MIST] = [colour('foam'), colour('mist')]
const PAINTS = [
  { id: 'shoal', colour: '#3179a6', opacity: 0.16 },
  { id: 'land', colour: '#25211a', opacity: 1 },
  { id: 'coast', colour: FOAM, opacity: 0.5 },
  { id: 'graticule', colour: FOAM, opacity: 0.12 },
]
const CONTOUR_OPACITY = 0.4
const STYLE = [
  'path{vector-effect:non-scaling-stroke}',
  '.shoal{fill:url(#shoal);fill-rule:evenodd}',
  '.land{fill:url(#land);stroke:url(#coast);stroke-width:.9px}',
  '.graticule{fill:none;stroke:url(#graticule);stroke-width:.8px}',
  `.contours{fill:none;stroke:${MIST};stroke-width:.8px}`,
  `.rose{fill:none;stroke:${MIST};stroke-opacity:.5;stroke-width:.6}`,
  `.figures{fill:${MIST};fill-opacity:${FIGURE_OPACITY};stroke:none}`,
  PASSAGE_STYLE,
].join('')

/** A whole sheet. What lies on the sea fades at its edges; the passage and the names do not. */
export function drawChart(sheet: ChartSheet, sea: Sea, route: Route): string {
  const { window, labels, names, rose } = sheet
  const { width, height } = window
  const contours = sea.contours.flatMap(({ rings }) => rings.map((ring) => cornersOf(window, ring)))
  const lettering = names.map((each) =>
    fixed(project(window, each), `<path d="${lettered(each.name, each.kind, 'middle')}"/>`),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}${scales(sheet)}</style>`,
    ...PAINTS.map((paint) => fadingPaint(sheet, paint)),
    ...SHOALS_METRES.map((metres) => drawShoal(window, sea, metres)),
    `<path class="graticule" d="${graticule(window)}"/>`,
    `<g class="contours">${drawFadingLines(sheet, contours, CONTOUR_OPACITY)}</g>`,
    `<path class="land" d="${closedLines(window, sea.land)}"/>`,
    `<g class="figures">${drawSoundings(sheet, sea.soundings, route)}</g>`,
    rose ? drawRose(rose) : '',
    `<g class="figures">${lettering.join('')}</g>`,
    labels ? drawPassage(sheet, labels, route) : '',
    '</svg>\n',
  ].join('\n')
}

/** What lettering gains from 1440 to 2560 px. */
const growth = (width: number) => 1 + 0.5 * Math.min(1, Math.max(0, (width - 1440) / 1120))

/** Outlines keep their size in px, nearly, at each width at which pages show the sheet. */
function scales({ window, shownWidths: [narrowest, widest] }: ChartSheet): string {
  const steps = []
  for (let width = narrowest; width < widest; width *= STEP_BETWEEN_WIDTHS) steps.push(width)
  return steps
    .map((width) => {
      const rule = `.px{scale:${rounded((OUTLINE_SCALE * growth(width) * window.width) / width, 4)}}`
      return width === narrowest ? rule : `@media(min-width:${Math.round(width)}px){${rule}}`
    })
    .join('')
}

/** A line's corners in px, the near ones left out, those outside the sheet at its edge. */
function cornersOf(window: ChartWindow, ring: Ring): Point[] {
  const within = (value: number, end: number) =>
    rounded(Math.min(end + BLEED_PX, Math.max(-BLEED_PX, value)))
  const corners: Point[] = []
  for (const [longitude, latitude] of ring) {
    const { x, y } = project(window, { latitude, longitude })
    const corner = { x: within(x, window.width), y: within(y, window.height) }
    const last = corners.at(-1)
    if (last && Math.hypot(corner.x - last.x, corner.y - last.y) < LEAST_SEGMENT_PX) continue
    corners.push(corner)
  }
  return corners
}

const closedLines = (window: ChartWindow, rings: readonly Ring[]) =>
  rings
    .map((ring) => cornersOf(window, ring))
    .filter((corners) => corners.length > 2)
    .map((corners) => {
      const steps = corners
        .slice(1)
        .map(
          ({ x, y }, index) =>
            `${rounded(x - corners[index]!.x)} ${rounded(y - corners[index]!.y)}`,
        )
      return `M${corners[0]!.x} ${corners[0]!.y}l${steps.join(' ')}z`
    })
    .join('')
    .replaceAll(' -', '-')

/** All that is less deep than a contour. */
function drawShoal(window: ChartWindow, { contours }: Sea, metres: number): string {
  const rings = contours.find((contour) => contour.metres === metres)?.rings
  if (!rings) return ''
  const [width, height] = [window.width + 2 * BLEED_PX, window.height + 2 * BLEED_PX]
  const sheet = `M${-BLEED_PX} ${-BLEED_PX}h${width}v${height}h${-width}z`
  return `<path class="shoal" d="${sheet}${closedLines(window, rings)}"/>`
}

/** Each whole degree. */
function graticule(window: ChartWindow): string {
  const { corner, width, height } = window
  const degrees = Array.from({ length: 20 }, (_, index) => index)
  const meridians = degrees
    .map((each) => project(window, { ...corner, longitude: Math.ceil(corner.longitude) + each }).x)
    .filter((x) => x < width)
  const parallels = degrees
    .map((each) => project(window, { ...corner, latitude: Math.floor(corner.latitude) - each }).y)
    .filter((y) => y < height)
  return [
    ...meridians.map((x) => `M${rounded(x)} 0v${height}`),
    ...parallels.map((y) => `M0 ${rounded(y)}h${width}`),
  ].join('')
}
