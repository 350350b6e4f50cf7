import { readFileSync } from 'node:fs'
import { parse, type Root } from 'postcss'

/** A style sheet of src, by its path from the project's root. */
export const styleSheet = (file: string): Root => parse(readFileSync(file, 'utf8'))

/** A media query of the code as the style sheets write it: `(min-width: 48em)` as `(width >= 48em)`. */
export const inRanges = (query: string) =>
  query.replaceAll(/\(min-([a-z-]+): ([^)]+)\)/g, '($1 >= $2)')
