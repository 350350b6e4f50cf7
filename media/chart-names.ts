import { rounded } from '../src/components/chart/on-sheet.ts'

/**
 * The charts' names, in strokes of one weight, as a draughtsman letters a chart. Archivo's outlines of the same
 * letters are four times the bytes.
 */

/** Strokes on a grid on which capitals are 14 high, the pen starting on the baseline; relative, so that they pack. */
const LETTERS: Readonly<Record<string, { strokes: string; width: number }>> = {
  A: { strokes: 'l5-14 5 14m-8.2-5h6.4', width: 10 },
  B: {
    strokes: 'v-14h4.6q3.6 0 3.6 3.4t-3.6 3.4h-4.6m4.6 0q4.2 0 4.2 3.6t-4.2 3.6h-4.6',
    width: 9,
  },
  E: { strokes: 'm8 0h-8v-14h7.6m-7.6 6.8h6.4', width: 8 },
  I: { strokes: 'v-14', width: 0 },
  M: { strokes: 'v-14l5.5 11 5.5-11v14', width: 11 },
  N: { strokes: 'v-14l9 14v-14', width: 9 },
  R: { strokes: 'v-14h5q4 0 4 4t-4 4h-5m4.6 0 4.6 6', width: 9.4 },
  S: {
    strokes: 'm0-3.2q1 3.2 4.6 3.2t4.4-3.8q0-2.6-4.3-3.4t-4.2-3.3q0-3.5 4.2-3.5t4 2.8',
    width: 9,
  },
  a: { strokes: 'm8-10v10m0-7q-1-3-4-3t-4 5 4 5 4-3', width: 8 },
  b: { strokes: 'v-14m0 7q1-3 4-3t4 5-4 5-4-3', width: 8 },
  i: { strokes: 'v-10m0-3.8v-.2', width: 0 },
  m: { strokes: 'v-10m0 4q.4-4 3.6-4t2.9 3.4v6.6m0-6q.4-4 3.6-4t2.9 3.4v6.6', width: 13 },
  u: { strokes: 'm0-10v6.4q0 3.6 3.6 3.6t4.4-4m0-6v10', width: 8 },
  ' ': { strokes: '', width: 5 },
}
const CAPITAL = 14
const LETTER_GAP = 4

/** Outline units of a grid's, which makes a port's capitals 9 px high. */
const PORT_SCALE = 13
const WATER_SLANT_DEGREES = -14

const WATER =
  /<text x="(?<x>\d+)" y="(?<y>\d+)" font-size="(?<capital>\d+)" letter-spacing="(?<spacing>\d+)">(?<name>.+)<\/text>/g
const PORT = /<text x="(?<x>\d+)" y="(?<y>\d+)" text-anchor="end">(?<name>.+)<\/text>/g

/**
 * Letters the names of a drawing in `media/charts`: waters around their middle, slanted and spread, as large as
 * the chart; ports before their place, as large as its figures. Throws when a letter has not been drawn yet.
 */
export const letterNames = (drawing: string) =>
  drawing
    .replace(WATER, (...match) => {
      const { x, y, capital, spacing, name } = match.at(-1)
      const { path, width } = lettered(name, Number(spacing))
      const scale = rounded(Number(capital) / CAPITAL / PORT_SCALE, 4)
      const start = rounded(Number(x) - (width * scale) / 2)
      return `<path transform="translate(${start} ${y})skewX(${WATER_SLANT_DEGREES})scale(${scale})" d="${path}"/>`
    })
    .replace(PORT, (...match) => {
      const { x, y, name } = match.at(-1)
      const { path, width } = lettered(name, LETTER_GAP)
      return `<path style="translate:${x}px ${y}px" transform="translate(${-width})" d="${path}"/>`
    })

/** A name from its first letter's left edge on, in outline units, and how wide it is. */
function lettered(name: string, gap: number) {
  let x = 0
  const path = [...name]
    .map((character) => {
      const letter = LETTERS[character]
      if (!letter)
        throw new Error(`'${character}' of '${name}' has no strokes in chart-names.ts yet`)
      const start = x
      x += letter.width + gap
      return (
        letter.strokes && `M${Math.round(start * PORT_SCALE)} 0${inOutlineUnits(letter.strokes)}`
      )
    })
    .join('')
  return { path, width: Math.round((x - gap) * PORT_SCALE) }
}

const inOutlineUnits = (strokes: string) =>
  strokes.replaceAll(/[\d.]+/g, (length) => String(Math.round(Number(length) * PORT_SCALE)))
