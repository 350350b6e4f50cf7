import {
  barLengths,
  isWholeDegree,
  lineFigure,
  meridians,
  parallels,
  type GraticuleLine,
} from './graticule.ts'
import { percent, rounded } from '../src/components/chart/on-sheet.ts'
import type { ChartSheet } from '../src/components/chart/sheets.ts'
import { borderFigureOutline } from './chart-figures.ts'
import { OUTLINE_SCALE } from './outlines.ts'

const MINUTES_PER_BAR = 10
const HALF_DEGREE_TICK_PX = 5
const FIGURE_GAP_PX = 4
/** Half the height of a figure of 11 px, which centres it in its band. */
const HALF_FIGURE_PX = 4
const OUTER_LINE_PX = 0.5
/** A line needs this much room to the neatline, and in the direction of its figure the figure's. */
const LEAST_GAP_PX = 8
const FIGURE_ROOM_PX = 26
/** The neatline lies on half a px, the picture of the lower edge ends on a whole one. */
const ABOVE_NEATLINE_PX = 0.5

/** What both pictures of a border need: `.bars`, `.tick` and `.figures` in the drawings below. */
export const borderStyle = (ink: string) =>
  `<style>.bars{stroke:${ink}}.tick{fill:none;stroke:${ink};stroke-width:.8px;vector-effect:non-scaling-stroke}` +
  `.figures{fill:${ink}}.figures svg{overflow:visible}</style>`

/**
 * Bars, ticks and figures of a chart's left and right edge, for a picture as large as the sheet.
 * It has no scale of its own: places along the edges are in per cent, depths and figures in px.
 */
export function drawSides(sheet: ChartSheet): string {
  const { window, border } = sheet
  const { bars, baseline, barCentre } = depths(sheet)
  const lines = sideLines(sheet)
  const ticks = lines
    .map((line) => `M0 ${rounded(line.offset)}h${tickLength(sheet, line)}`)
    .join('')
  // Turned upwards, x counts the way up: it takes per cent of the sheet's width.
  const figures = lines.map(({ minutes, offset }) =>
    figure(minutes, percent(-offset, window.width), baseline + HALF_FIGURE_PX),
  )
  return [
    '<g id="side">',
    `<line class="bars" x1="${barCentre}" x2="${barCentre}" y2="100%" ${dashes(sheet, parallels(window, MINUTES_PER_BAR), window.height)}/>`,
    `<svg x="${bars}" width="${border.figureBand}" viewBox="0 0 ${border.figureBand} ${rounded(window.height)}" preserveAspectRatio="none">`,
    `<path class="tick" d="${ticks}"/></svg>`,
    '</g>',
    `<g id="figures" class="figures" transform="rotate(-90)">${figures.join('')}</g>`,
    '<svg x="100%" overflow="visible"><use href="#side" transform="scale(-1 1)"/>',
    `<use href="#figures" x="${-2 * baseline}"/></svg>`,
  ].join('')
}

/** The same of the lower edge, for a picture as wide as the sheet and as high as the border. */
export function drawFoot(sheet: ChartSheet): string {
  const { window, border } = sheet
  const { neatline, baseline, barCentre } = depths(sheet)
  const fromTop = (depth: number) => ABOVE_NEATLINE_PX + neatline - depth
  const lines = footLines(sheet)
  const ticks = lines.map(
    (line) => `M${rounded(line.offset)} ${border.figureBand}v${-tickLength(sheet, line)}`,
  )
  const figures = lines.map(({ minutes, offset }) =>
    figure(minutes, percent(offset, window.width), fromTop(baseline) + HALF_FIGURE_PX),
  )
  return [
    `<line class="bars" x2="100%" y1="${fromTop(barCentre)}" y2="${fromTop(barCentre)}" ${dashes(sheet, meridians(window, MINUTES_PER_BAR), window.width)}/>`,
    `<svg y="${ABOVE_NEATLINE_PX}" height="${border.figureBand}" viewBox="0 0 ${window.width} ${border.figureBand}" preserveAspectRatio="none">`,
    `<path class="tick" d="${ticks.join('')}"/></svg>`,
    `<g class="figures">${figures.join('')}</g>`,
  ].join('')
}

/** Distances from the chart's edge in px. */
const depths = ({ border }: ChartSheet) => {
  const bars = OUTER_LINE_PX + border.barDepth
  return {
    bars,
    neatline: bars + border.figureBand,
    barCentre: OUTER_LINE_PX + border.barDepth / 2,
    baseline: bars + border.figureBand / 2,
  }
}

const sideLines = (sheet: ChartSheet) =>
  parallels(sheet.window, sheet.border.figureStep).filter(
    ({ offset }) =>
      offset > FIGURE_ROOM_PX && offset < sheet.shownHeight - depths(sheet).neatline - LEAST_GAP_PX,
  )

const footLines = (sheet: ChartSheet) =>
  meridians(sheet.window, sheet.border.figureStep).filter(
    ({ offset }) =>
      offset > depths(sheet).neatline + LEAST_GAP_PX &&
      offset < sheet.window.width - depths(sheet).neatline - FIGURE_ROOM_PX,
  )

const tickLength = ({ border }: ChartSheet, line: GraticuleLine) =>
  isWholeDegree(line) ? border.figureBand : HALF_DEGREE_TICK_PX

const dashes = ({ border }: ChartSheet, lines: GraticuleLine[], end: number) => {
  const lengths = barLengths(lines, end).map((length) => rounded(length, 2))
  return `stroke-width="${border.barDepth}" pathLength="${rounded(end)}" stroke-dasharray="${lengths.join(' ')}"`
}

const figure = (minutes: number, x: string, y: number) =>
  `<svg x="${x}" y="${y}"><path transform="translate(${FIGURE_GAP_PX})scale(${OUTLINE_SCALE})" d="${borderFigureOutline(lineFigure(minutes))}"/></svg>`
