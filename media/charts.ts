/**
 * Writes the style into the four charts of src/assets/charts: colours, line weights and the
 * digits of Archivo. A picture cannot reach the page's style sheet or fonts, so each chart
 * carries its own. Run again after a change of the tokens: `node media/charts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const CHART_FOLDER = new URL('../src/assets/charts/', import.meta.url)
const FONT = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')
const SOUNDING_PX = 10.5
const CONTOUR_FIGURE_PX = 9
const CASING_PX = 4

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
  scales: Scales
  omissions: string
}
const CHARTS: Record<string, Chart> = {
  'arabian-sea': { scales: DESKTOP_SCALES, omissions: UNDER_WORDS_ON_DESKTOP },
  'arabian-sea-phone': { scales: PHONE_SCALES, omissions: UNDER_NOTE },
  'open-ocean': { scales: DESKTOP_SCALES, omissions: '' },
  'open-ocean-phone': { scales: PHONE_SCALES, omissions: UNDER_WORDS_ON_PHONE },
}

const figures = (pxPerUnit: number) => {
  const units = (px: number) => `${Number((px / pxPerUnit).toFixed(2))}px`
  return [
    `.soundings{font-size:${units(SOUNDING_PX)}}`,
    `.contour-figures{font-size:${units(CONTOUR_FIGURE_PX)};stroke-width:${units(CASING_PX)}}`,
  ].join('')
}

const chartStyle = (font: string, { scales, omissions }: Chart) =>
  [
    `@font-face{font-family:a;src:url(data:font/woff2;base64,${font})}`,
    'path{vector-effect:non-scaling-stroke}',
    '.shoal-1{fill:#def0f8}.shoal-2{fill:#d1eaf5}.shoal-3{fill:#c1e2f0}',
    '.land{fill:#ede2c9;stroke:#051522;stroke-width:.9}',
    '.contour{fill:none;stroke:#5c869f;stroke-width:.7}.main{stroke-width:.9}',
    'text{font-family:a,Arial,sans-serif;text-anchor:middle}tspan{font-size:.72em}',
    '.soundings{font-style:italic;fill:#4f606d}',
    '.contour-figures{fill:#2c5e7a;stroke:#f8f4eb;paint-order:stroke}',
    ...scales.map(([fromWidth, pxPerUnit]) =>
      fromWidth === 0 ? figures(pxPerUnit) : `@media(min-width:${fromWidth}px){${figures(pxPerUnit)}}`,
    ),
    omissions,
  ].join('')

const digits = await subsetFont(await readFile(fileURLToPath(FONT)), '0123456789', {
  targetFormat: 'woff2',
  variationAxes: { wght: 400, wdth: 88 },
})

for (const [name, details] of Object.entries(CHARTS)) {
  const file = new URL(`${name}.svg`, CHART_FOLDER)
  const drawing = await readFile(file, 'utf8')
  const style = `<style>${chartStyle(digits.toString('base64'), details)}</style>`
  await writeFile(file, drawing.replace(/<style>.*?<\/style>/s, style))
}
