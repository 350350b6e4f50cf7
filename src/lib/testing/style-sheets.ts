import { globSync, readFileSync } from 'node:fs'
import { parse, type Root } from 'postcss'

/** All style sheets of src, for tests that hold them against each other or against code. */
export const styleSheets = (): { file: string; root: Root }[] =>
  globSync('src/**/*.css').map((file) => ({ file, root: parse(readFileSync(file, 'utf8')) }))

/** One of them, by its path from the project's root. */
export const styleSheet = (file: string): Root => parse(readFileSync(file, 'utf8'))

/** The media queries of a style sheet, in its order. */
export function mediaQueries(root: Root): string[] {
  const queries: string[] = []
  root.walkAtRules('media', ({ params }) => void queries.push(params))
  return queries
}

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
