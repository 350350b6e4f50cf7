import { createRequire } from 'node:module'
import { create } from 'fontkitten'

/** Archivo with its axes of weight and width, as its package ships it. */
export const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)

/** Reads a font's tables. Throws if the file contains several fonts. */
export function openFont(file: Buffer, name: string) {
  const font = create(file)
  if (font.isCollection) throw new Error(`${name} contains several fonts, expected one`)
  return font
}
