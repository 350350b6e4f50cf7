import type { Route } from '../src/content/route.ts'
import { lettered } from './chart-lettering.ts'
import { drawPassage, fixed, PASSAGE_STYLE } from './chart-passage.ts'
import { drawRose } from './chart-rose.ts'
import type { ChartSheet } from './chart-sheets.ts'
import { drawSoundings, type Sounding } from './chart-soundings.ts'
import { project, rounded, type ChartWindow } from './mercator.ts'
import { OUTLINE_SCALE } from './outlines.ts'
import { colour, hexOf } from '../src/content/brand.ts'

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
const STYLE = [
  'path{vector-effect:non-scaling-stroke}',
  `.shoal{fill:${hexOf('oklch(0.55 0.1 240)')};fill-opacity:.16;fill-rule:evenodd}`,
  `.land{fill:${hexOf('oklch(0.25 0.014 85)')};stroke:${FOAM};stroke-opacity:.5;stroke-width:.9px}`,
  `.contours{fill:none;stroke:${MIST};stroke-opacity:.4;stroke-width:.8px}`,
  `.graticule{fill:none;stroke:${FOAM};stroke-opacity:.12;stroke-width:.8px}`,
  `.rose{fill:none;stroke:${MIST};stroke-opacity:.5;stroke-width:.6}`,
  `.figures{fill:${MIST};fill-opacity:.62;stroke:none}`,
  PASSAGE_STYLE,
].join('')

/** A whole sheet. What lies on the sea fades at its edges; the passage and the names do not. */
export function drawChart(sheet: ChartSheet, sea: Sea, route: Route): string {
  const { window, labels, names, rose } = sheet
  const { width, height } = window
  const contours = sea.contours.map(({ rings }) => closedLines(window, rings)).join('')
  const lettering = names.map((each) =>
    fixed(project(window, each), `<path d="${lettered(each.name, each.kind, 'middle')}"/>`),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}${scales(sheet)}</style>`,
    fade(sheet),
    '<g mask="url(#fade)">',
    ...SHOALS_METRES.map((metres) => drawShoal(window, sea, metres)),
    `<path class="graticule" d="${graticule(window)}"/>`,
    `<path class="contours" d="${contours}"/>`,
    `<path class="land" d="${closedLines(window, sea.land)}"/>`,
    `<g class="figures">${drawSoundings(sheet, sea.soundings, route)}</g>`,
    rose ? drawRose(rose) : '',
    '</g>',
    `<g class="figures">${lettering.join('')}</g>`,
    labels ? drawPassage(sheet, labels, route) : '',
    '</svg>\n',
  ].join('\n')
}

/** What text gains from 1440 to 2560 px, as on the pages. */
const growth = (width: number) => 1 + 0.25 * Math.min(1, Math.max(0, (width - 1440) / 1120))

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

type Stops = readonly (readonly [offset: number, opacity: number])[]
const EDGES: Stops = [
  [0, 0],
  [0.2, 1],
  [0.78, 1],
  [1, 0],
]
const HOLE: Stops = [
  [0.3, 0.92],
  [0.65, 0.7],
  [1, 0],
]

/** The mask `fade`: white is seen, black is not. */
function fade({ window: { width, height }, clearing }: ChartSheet): string {
  const stops = (entries: Stops, tone: string) =>
    entries.map(
      ([offset, opacity]) =>
        `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${opacity}"/>`,
    )
  const hole = clearing && [
    `<radialGradient id="hole">${stops(HOLE, '#000').join('')}</radialGradient>`,
    `<ellipse fill="url(#hole)" cx="${clearing.cx}" cy="${clearing.cy}" rx="${clearing.rx}" ry="${clearing.ry}"/>`,
  ]
  return [
    `<linearGradient id="edges" x2="0" y2="1">${stops(EDGES, '#fff').join('')}</linearGradient>`,
    `<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">`,
    `<path fill="url(#edges)" d="M0 0h${width}v${height}H0z"/>`,
    ...(hole ?? []),
    '</mask>',
  ].join('')
}

function closedLines(window: ChartWindow, rings: readonly Ring[]): string {
  const within = (value: number, end: number) =>
    rounded(Math.min(end + BLEED_PX, Math.max(-BLEED_PX, value)))
  return rings
    .map((ring) => {
      const points = ring.map(([longitude, latitude]) => {
        const { x, y } = project(window, { latitude, longitude })
        return [within(x, window.width), within(y, window.height)] as const
      })
      const [start, ...others] = points
      let [penX, penY] = start!
      const segments = others.flatMap(([x, y]) => {
        const [dx, dy] = [rounded(x - penX), rounded(y - penY)]
        if (Math.hypot(dx, dy) < LEAST_SEGMENT_PX) return []
        ;[penX, penY] = [x, y]
        return `${dx} ${dy}`
      })
      return segments.length > 1 ? `M${start!.join(' ')}l${segments.join(' ')}z` : ''
    })
    .join('')
    .replaceAll(' -', '-')
}

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
