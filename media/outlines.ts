import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type PathCommand } from 'fontkitten'
import subsetFont from 'subset-font'

const FONT = import.meta
  .resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')

/** Outlines are in whole numbers, as fine as a screen of ten points a px could show. */
const UNITS_PER_PX = 10
/** What brings an outline to its size in px. */
export const OUTLINE_SCALE = 1 / UNITS_PER_PX

/** How far a letter leans per px of its height, which is what browsers do where a font has no italic. */
const SLANT = 0.25

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

interface Style {
  /** Archivo's axes. */
  width: number
  weight: number
  sizePx: number
  isSlanted?: boolean
  spacingPx?: number
}

/** A character's path data, its pen at the start of the baseline, and how far the pen moves on. */
interface Glyph {
  data: string
  advance: number
}
type Typeface = (character: string) => Glyph

/** Archivo's outlines of some characters. Throws when asked for another one. */
export async function typeface(characters: string, style: Style): Promise<Typeface> {
  const { width, weight, sizePx, isSlanted = false, spacingPx = 0 } = style
  const font = create(
    await subsetFont(await readFile(fileURLToPath(FONT)), characters, {
      targetFormat: 'truetype',
      variationAxes: { wdth: width, wght: weight },
    }),
  )
  if (font.isCollection) throw new Error(`${FONT} contains several fonts, expected one`)
  const scale = (sizePx * UNITS_PER_PX) / font.unitsPerEm
  const glyphs = new Map(
    [...characters].map((character) => {
      const { path, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!)
      const data = pathData(path.commands, scale, isSlanted ? SLANT : 0)
      return [character, { data, advance: advanceWidth * scale + spacingPx * UNITS_PER_PX }]
    }),
  )
  return (character) => {
    const glyph = glyphs.get(character)
    if (!glyph) throw new Error(`No outline of '${character}' has been taken from the font`)
    return glyph
  }
}

/** Every coordinate is relative: a digit is the same text wherever it stands, and packs to nothing. */
function pathData(commands: readonly PathCommand[], scale: number, slant: number): string {
  let pen: readonly [number, number] = [0, 0]
  let start = pen
  return commands
    .map(({ command, args }) => {
      const points = Array.from({ length: args.length / 2 }, (_, index) => {
        const [x, y] = [args[2 * index]!, args[2 * index + 1]!]
        return [Math.round((x + slant * y) * scale), Math.round(-y * scale)] as const
      })
      const text = points.map(([x, y]) => `${x - pen[0]} ${y - pen[1]}`).join(' ')
      pen = points.at(-1) ?? start
      if (command === 'moveTo') start = pen
      return LETTERS[command] + text.replaceAll(' -', '-')
    })
    .join('')
}

/** What a line is set from: characters, and how far below the line's own baseline they stand. */
interface Run {
  characters: string
  typeface: Typeface
  lowerPx?: number
}

export type Anchor = 'start' | 'middle' | 'end'
const BEFORE_ANCHOR = { start: 0, middle: 0.5, end: 1 }

/** A line as path data, its baseline through the origin, which is where it begins, has its middle or ends. */
export function outline(runs: readonly Run[], anchor: Anchor): string {
  const glyphs = runs.flatMap(({ characters, typeface: glyphOf, lowerPx = 0 }) =>
    [...characters].map((character) => ({ ...glyphOf(character), y: lowerPx * UNITS_PER_PX })),
  )
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  let x = -width * BEFORE_ANCHOR[anchor]
  return glyphs
    .map(({ data, advance, y }) => {
      const place = `M${Math.round(x)} ${Math.round(y)}`
      x += advance
      return place + data
    })
    .join('')
}
