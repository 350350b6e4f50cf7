import { readFileSync } from 'node:fs'

/** The company's files. Paths are from the project's root, as in the messages about them. */
const FOLDER = 'content/brand'
const COLOURS = `${FOLDER}/colours.css`

/** The drawings of the logo: in one line, in the top bar, and where there is no room for one line. */
export const LOGOS = ['logo', 'logo-bar', 'logo-stacked'] as const
export type LogoName = (typeof LOGOS)[number]

/** A drawing of the logo. Throws for a file without a view box. */
export const readLogo = (name: LogoName) =>
  parseLogo(name, readFileSync(`${FOLDER}/${name}.svg`, 'utf8'))

/** A drawing of the logo from the text of its file. */
export function parseLogo(name: LogoName, svg: string) {
  const [, attributes = '', shapes] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const viewBox = valueOf('viewBox', attributes) ?? ''
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number)
  if (!width || !height)
    throw new Error(
      `${FOLDER}/${name}.svg: found no viewBox, expected an SVG that has one, such as viewBox="0 0 320 32"`,
    )
  const others = attributes.replaceAll(/\s(id|width|height|xmlns)=("[^"]*"|'[^']*')/g, '')
  return {
    name,
    width,
    height,
    /** How far below its top the horizon runs: at the foot if the file does not say. */
    horizonY: Number(valueOf('data-horizon-y', attributes) ?? height),
    /** The same drawing as another element of SVG, with attributes of its own. */
    as: (element: 'svg' | 'symbol', own: string) =>
      `<${element} ${own}${others}>${shapes}</${element}>`,
  }
}

const valueOf = (name: string, attributes: string) =>
  new RegExp(`\\s${name}=["']([^"']*)`).exec(attributes)?.[1]

/** Name and size of a drawing: all that a page needs, because `/logo.svg` has the shapes. */
export function logoDrawing(drawing: LogoName) {
  const { name, width, height } = readLogo(drawing)
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

/** The icon, or its drawing with fewer details for 16 px, as SVG. */
export const readIcon = (name: 'icon' | 'icon-small') =>
  withColours(readFileSync(`${FOLDER}/${name}.svg`, 'utf8'))

/** A drawing with the brand's colours where it names one, such as `var(--text-dark)`. */
export const withColours = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colour(name))
