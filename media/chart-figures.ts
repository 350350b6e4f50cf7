import { outline, typeface } from './outlines.ts'

/**
 * The charts' figures, all in Archivo. They are outlines, not letters: a picture that brings its own font
 * and sets text takes a phone's processor several times as long.
 */

const DIGITS = '0123456789'
const SOUNDING_PX = 10.5
const DECIMAL_PX = 0.72 * SOUNDING_PX
const DECIMAL_LOWER_PX = 0.33 * DECIMAL_PX
const CONTOUR_FIGURE_PX = 9
const CONTOUR_FIGURE_LOWER_PX = 0.39 * CONTOUR_FIGURE_PX

const SLENDER = { width: 88, weight: 400 }
const [soundingDigits, decimalDigits, contourDigits, roseDigits, borderFigures] = await Promise.all(
  [
    typeface(DIGITS, { ...SLENDER, sizePx: SOUNDING_PX, isSlanted: true }),
    typeface(DIGITS, { ...SLENDER, sizePx: DECIMAL_PX, isSlanted: true }),
    typeface(DIGITS, { ...SLENDER, sizePx: CONTOUR_FIGURE_PX }),
    typeface(DIGITS, { width: 100, weight: 400, sizePx: 9 }),
    typeface(`${DIGITS}°′`, { width: 85, weight: 500, sizePx: 11 }),
  ],
)

/** Charts print a sounding's decimal smaller and lower, without a point. */
const soundingOutline = (metres: string, decimal: string) =>
  outline(
    [
      { characters: metres, typeface: soundingDigits },
      { characters: decimal, typeface: decimalDigits, lowerPx: DECIMAL_LOWER_PX },
    ],
    'middle',
  )

/** Around its own middle, for it stands on its contour. */
const contourFigureOutline = (metres: string) =>
  outline(
    [{ characters: metres, typeface: contourDigits, lowerPx: CONTOUR_FIGURE_LOWER_PX }],
    'middle',
  )

export const roseFigureOutline = (degrees: number) =>
  outline([{ characters: String(degrees), typeface: roseDigits }], 'middle')

/** A figure of a border: `68°` or `30′`. */
export const borderFigureOutline = (figure: string) =>
  outline([{ characters: figure, typeface: borderFigures }], 'start')

const SOUNDING =
  /<text(?<name> class="[\w-]+")? x="(?<x>\d+)" y="(?<y>\d+)">(?<metres>\d+)(?:<tspan dy="\.33em">(?<decimal>\d)<\/tspan>)?<\/text>/g
const CONTOUR_FIGURE =
  /<text transform="translate\((?<x>\d+) (?<y>\d+)\) rotate\((?<degrees>-?\d+)\)" dy="\.39em">(?<metres>\d+)<\/text>/g

/** Puts outlines in the place of the figures of a drawing in `media/charts`. Throws when it finds one it cannot read. */
export function outlineFigures(drawing: string): string {
  const outlined = drawing
    .replace(SOUNDING, (...match) => {
      const { name = '', x, y, metres, decimal = '' } = match.at(-1)
      return `<path${name} style="translate:${x}px ${y}px" d="${soundingOutline(metres, decimal)}"/>`
    })
    .replace(CONTOUR_FIGURE, (...match) => {
      const { x, y, degrees, metres } = match.at(-1)
      return `<path style="translate:${x}px ${y}px;rotate:${degrees}deg" d="${contourFigureOutline(metres)}"/>`
    })
  const [unread] = outlined.match(/<text.*/) ?? []
  if (unread) throw new Error(`A figure is written in another way than the others: ${unread}`)
  return outlined.replaceAll('\n  ', '')
}
