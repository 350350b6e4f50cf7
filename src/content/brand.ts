import { readFileSync } from 'node:fs'
import { svgToSymbol } from './svg-to-symbol.ts'

const FOLDER = 'content/brand'
const COLOURS = `${FOLDER}/colours.css`

const LOGOS = ['logo', 'logo-bar', 'logo-stacked'] as const
export type LogoName = (typeof LOGOS)[number]

const ICONS = ['icon', 'icon-small'] as const
type DrawingName = LogoName | (typeof ICONS)[number]

/** Throws if browsers would draw the SVG differently inline than as a file. */
export function readDrawingAsSymbol(name: DrawingName) {
  const file = `${FOLDER}/${name}.svg`
  return svgToSymbol(name, file, replaceColourVariables(readFileSync(file, 'utf8')))
}

/** Returns a logo or icon as an SVG file. */
export function createSvgFile(name: DrawingName, attributes = '') {
  const { symbol, width, height } = readDrawingAsSymbol(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${symbol}<use href="#${name}" width="${width}" height="${height}"/></svg>`
}

/**
 * Returns the symbols in /logo.svg if `place` is `file`, or the symbols that each page must inline if `place` is
 * `page`.
 */
export const logoSymbolsForPlace = (place: 'file' | 'page') =>
  LOGOS.map(readDrawingAsSymbol)
    .filter(({ isShareable }) => isShareable === (place === 'file'))
    .map(({ symbol }) => symbol)
    .join('')

/** Returns a logo's size and its symbol's URL. */
export function logoUseAttributes(name: LogoName) {
  const { isShareable, width, height } = readDrawingAsSymbol(name)
  return { href: `${isShareable ? '/logo.svg' : ''}#${name}`, width, height }
}

export type LogoUseAttributes = ReturnType<typeof logoUseAttributes>

/**
 * Returns a brand colour as `#rrggbb`. Throws if the name is unknown or the value isn't `#` followed by six hexadecimal digits.
 */
export function readBrandColour(name: string): string {
  const [, value] =
    new RegExp(`--${name}\\s*:\\s*([^;}]*)`).exec(readFileSync(COLOURS, 'utf8')) ?? []
  if (!/^#[\da-f]{6}$/i.test(value ?? ''))
    throw new Error(
      `${COLOURS}: --${name}: found ${value ? `'${value}'` : 'nothing'}, expected # and six digits, such as #fb6d27`,
    )
  return value!
}

/** Throws an error if a brand colour or logo is unusable. */
export function checkBrandFiles(): void {
  const colours =
    'text-dark text-dark-soft border-field background-dark background-hero background-raised background-sky text-light mist background-light primary primary-on-light secondary error success'
  colours.split(' ').forEach(readBrandColour)
  for (const name of [...LOGOS, ...ICONS]) readDrawingAsSymbol(name)
}

/** Replaces custom properties such as `var(--text-dark)` in an SVG with their values. */
export const replaceColourVariables = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => readBrandColour(name))
