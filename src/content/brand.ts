import { readFileSync } from 'node:fs'
import { parseDrawing } from './parse-drawing.ts'

/** The company's files. Paths are from the project's root, as in the messages about them. */
const FOLDER = 'content/brand'
const COLOURS = `${FOLDER}/colours.css`

/** The drawings of the logo: in one line, in the top bar, and where there is no room for one line. */
export const LOGOS = ['logo', 'logo-bar', 'logo-stacked'] as const
export type LogoName = (typeof LOGOS)[number]

/** The icon, and its drawing with fewer details for 16 px. */
export type IconName = 'icon' | 'icon-small'

/** A logo or icon as a `<symbol>`, with its size. Throws for a file that pages would show otherwise. */
export function readDrawing(name: LogoName | IconName) {
  const file = `${FOLDER}/${name}.svg`
  return parseDrawing(name, file, withColours(readFileSync(file, 'utf8')))
}

/** A logo or icon as an SVG file, with attributes of its own, such as its width and height. */
export function drawingFile(name: LogoName | IconName, attributes = '') {
  const { symbol, width, height } = readDrawing(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${symbol}<use href="#${name}" width="${width}" height="${height}"/></svg>`
}

/** The name and size of a logo: all that its components need, because each page has the shapes once. */
export function logoDrawing(name: LogoName) {
  const { width, height } = readDrawing(name)
  return { name, width, height }
}

export type LogoDrawing = ReturnType<typeof logoDrawing>

/** A colour of the brand as `#rrggbb`. Throws for a name that the brand's colours do not have. */
export function colour(name: string): string {
  const [, value] =
    new RegExp(`--${name}: (#[\\da-f]{6});`, 'i').exec(readFileSync(COLOURS, 'utf8')) ?? []
  if (!value)
    throw new Error(
      `${COLOURS}: found no --${name}, expected it with six digits, such as --${name}: #fb6d27;`,
    )
  return value
}

/** A drawing with the brand's colours where it names one, such as `var(--text-dark)`. */
export const withColours = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colour(name))
