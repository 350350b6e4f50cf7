/**
 * Draws the charts of src/assets/charts from those of media/charts, which hold coasts, contours and
 * figures, and the borders of the five sheets they make. A picture cannot reach the page's style sheet
 * or fonts, so each carries its colours, line weights and the outlines of its figures. Run again after
 * a change of a drawing, of the tokens or of src/components/chart/sheets.ts: `node media/charts.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import {
  ARABIAN_SEA,
  ARABIAN_SEA_PHONE,
  ARABIAN_SEA_TABLET,
  OPEN_OCEAN,
  OPEN_OCEAN_PHONE,
  type ChartSheet,
} from '../src/components/chart/sheets.ts'
import { borderStyle, drawFoot, drawSides } from './chart-border.ts'
import { outlineFigures } from './chart-figures.ts'
import { letterNames } from './chart-names.ts'
import { drawGraticule, drawRose, rulingStyle } from './chart-ruling.ts'
import { OUTLINE_SCALE } from './outlines.ts'
import { colour } from '../src/content/brand.ts'

const DRAWING_FOLDER = new URL('charts/', import.meta.url)
const CHART_FOLDER = new URL('../src/assets/charts/', import.meta.url)
const BORDER_FOLDER = new URL('borders/', CHART_FOLDER)
const COLOURS = { ink: colour('ink'), hull: colour('hull'), paper: colour('paper') }
const CASING_PX = 4
const NAME_STROKE_PX = 1.2

/**
 * A chart's picture is scaled to the page, its figures are not: from each width on (in px, as
 * the page shows the picture) one unit of the drawing takes so many px.
 */
type Scales = readonly (readonly [fromWidth: number, pxPerUnit: number])[]
const DESKTOP_SCALES: Scales = [
  [0, 0.8],
  [1130, 0.9],
  [1270, 1],
  [1500, 1.15],
  [1700, 1.33],
  [2100, 1.65],
]
const PHONE_SCALES: Scales = [
  [0, 1],
  [480, 1.4],
  [600, 1.75],
  [760, 2.1],
  [900, 2.45],
]

/** Soundings that make room at some widths for the page's words, by class in the drawing. */
const UNDER_WORDS_ON_DESKTOP = '@media(max-width:1183px){.under-words{display:none}}'
const UNDER_WORDS_ON_PHONE = '@media(max-width:349px){.under-words{display:none}}'
const UNDER_NOTE = '@media(min-width:600px){.under-note{display:none}}'

interface Chart {
  sheet: ChartSheet
  scales: Scales
  omissions: string
  rose?: { x: number; y: number }
}
const CHARTS: Chart[] = [
  {
    sheet: ARABIAN_SEA,
    scales: DESKTOP_SCALES,
    omissions: UNDER_WORDS_ON_DESKTOP,
    // In the deep water right of the words.
    rose: { x: 1068, y: 784 },
  },
  { sheet: ARABIAN_SEA_PHONE, scales: PHONE_SCALES, omissions: UNDER_NOTE },
  { sheet: OPEN_OCEAN, scales: DESKTOP_SCALES, omissions: '' },
  { sheet: OPEN_OCEAN_PHONE, scales: PHONE_SCALES, omissions: UNDER_WORDS_ON_PHONE },
]
const BORDERED = [ARABIAN_SEA, ARABIAN_SEA_PHONE, ARABIAN_SEA_TABLET, OPEN_OCEAN, OPEN_OCEAN_PHONE]

/** Outlines keep their size in px whatever the picture's. */
const figureScale = (pxPerUnit: number) =>
  `:is(.soundings,.contour-figures,.ports) path{scale:${Number((OUTLINE_SCALE / pxPerUnit).toFixed(5))}}`

const chartStyle = ({ scales, omissions }: Chart) =>
  [
    'path{vector-effect:non-scaling-stroke}',
    '.shoal-1{fill:#def0f8}.shoal-2{fill:#d1eaf5}.shoal-3{fill:#c1e2f0}',
    // Creeks and the last strip before the coast, which the areas of depth do not reach
    '.shore{stroke:#c1e2f0;stroke-width:18px;stroke-linejoin:round}',
    `.land{fill:#ede2c9;stroke:${COLOURS.ink};stroke-width:.9}`,
    '.contour{fill:none;stroke:#5c869f;stroke-width:.7}.main{stroke-width:.9}',
    '.soundings{fill:#4f606d}',
    `.contour-figures{fill:#2c5e7a;stroke:${COLOURS.paper};stroke-width:${CASING_PX}px;paint-order:stroke}`,
    `.names{fill:none;stroke:${COLOURS.ink};stroke-width:${NAME_STROKE_PX}px;stroke-linecap:round;stroke-linejoin:round}`,
    rulingStyle(COLOURS),
    ...scales.map(([fromWidth, pxPerUnit]) =>
      fromWidth === 0
        ? figureScale(pxPerUnit)
        : `@media(min-width:${fromWidth}px){${figureScale(pxPerUnit)}}`,
    ),
    omissions,
  ].join('')

for (const chart of CHARTS) {
  const { sheet, rose } = chart
  const name = `${sheet.drawing}.svg`
  const drawing = await readFile(new URL(name, DRAWING_FOLDER), 'utf8')
  const ruling = `<g class="ruling">${drawGraticule(sheet)}${rose ? drawRose(rose) : ''}</g>`
  await writeFile(
    new URL(name, CHART_FOLDER),
    outlineFigures(letterNames(drawing))
      .replace(/(?<=<svg .*>)/, `\n<style>${chartStyle(chart)}</style>`)
      .replace('\n</svg>', `\n${ruling}\n</svg>`),
  )
}

await mkdir(BORDER_FOLDER, { recursive: true })
const style = borderStyle(COLOURS.ink)
for (const sheet of BORDERED) {
  for (const [edge, draw] of Object.entries({ sides: drawSides, foot: drawFoot })) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg">${style}${draw(sheet)}</svg>\n`
    await writeFile(new URL(`${sheet.border.files}.${edge}.svg`, BORDER_FOLDER), picture)
  }
}
