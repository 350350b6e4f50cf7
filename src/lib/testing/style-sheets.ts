import { readFileSync } from 'node:fs'
import { parse, type Root } from 'postcss'

/** A style sheet of src, by its path from the project's root. */
export const styleSheet = (file: string): Root => parse(readFileSync(file, 'utf8'))

/**
 * A media query of the code as the style sheets write it: `(min-width: 48em)` as `(width >= 48em)`,
 * and `(max-width: 1023.98px)`, which is all below the next whole px, as `(width < 1024px)`.
 */
export const inRanges = (query: string) =>
  query
    .replaceAll(/\(min-([a-z-]+): ([^)]+)\)/g, '($1 >= $2)')
    .replaceAll(
      /\(max-([a-z-]+): (\d+)\.9\d(px|rem)\)/g,
      (_, feature, size, unit) => `(${feature} < ${Number(size) + 1}${unit})`,
    )
    .replaceAll(/\(max-([a-z-]+): ([^)]+)\)/g, '($1 <= $2)')
