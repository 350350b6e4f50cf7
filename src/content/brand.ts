import { readFileSync } from 'node:fs'
import { parseDrawing } from './parse-drawing.ts'

/** The company's files. Paths are from the project's root, as in the messages about them. */
const FOLDER = 'content/brand'
const COLOURS = `${FOLDER}/colours.css`

/** The drawings of the logo: in one line, in the top bar, and where there is no room for one line. */
const LOGOS = ['logo', 'logo-bar', 'logo-stacked'] as const
export type LogoName = (typeof LOGOS)[number]

/** The icon, and its drawing with fewer details for 16 px. */
const ICONS = ['icon', 'icon-small'] as const
type DrawingName = LogoName | (typeof ICONS)[number]

/** A logo or icon as a `<symbol>`, with its size. Throws for a file that pages would show otherwise. */
export function readDrawing(name: DrawingName) {
  const file = `${FOLDER}/${name}.svg`
  return parseDrawing(name, file, withColours(readFileSync(file, 'utf8')))
}

/** A logo or icon as an SVG file, with attributes of its own, such as its width and height. */
export function drawingFile(name: DrawingName, attributes = '') {
  const { symbol, width, height } = readDrawing(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${symbol}<use href="#${name}" width="${width}" height="${height}"/></svg>`
}

/** Returns the symbols of the logos that pages share in `/logo.svg`, or of those that each page has to contain. */
export const logoSymbols = (place: 'file' | 'page') =>
  LOGOS.map(readDrawing)
    .filter(({ isShareable }) => isShareable === (place === 'file'))
    .map(({ symbol }) => symbol)
    .join('')

/** Returns the size of a logo, and the address of its symbol. */
export function logoDrawing(name: LogoName) {
  const { isShareable, width, height } = readDrawing(name)
  return { href: `${isShareable ? '/logo.svg' : ''}#${name}`, width, height }
}

export type LogoDrawing = ReturnType<typeof logoDrawing>

/** A colour of the brand as `#rrggbb`. Throws for another value, and for a name that the file does not have. */
export function colour(name: string): string {
  const [, value] =
    new RegExp(`--${name}\\s*:\\s*([^;}]*)`).exec(readFileSync(COLOURS, 'utf8')) ?? []
  if (!/^#[\da-f]{6}$/i.test(value ?? ''))
    throw new Error(
      `${COLOURS}: --${name}: found ${value ? `'${value}'` : 'nothing'}, expected # and six digits, such as #fb6d27`,
    )
  return value!
}

/** Throws if a colour or drawing of the brand cannot be used, which the build would notice late or not at all. */
export function checkBrand(): void {
  const colours =
    'text-dark text-dark-soft border-field background-dark background-hero background-raised background-sky text-light mist background-light primary primary-on-light secondary error success'
  colours.split(' ').forEach(colour)
  for (const name of [...LOGOS, ...ICONS]) readDrawing(name)
}

/** A drawing with the brand's colours where it names one, such as `var(--text-dark)`. */
export const withColours = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colour(name))
