import { globSync, readFileSync } from 'node:fs'
import { parse, type Root } from 'postcss'

/** All style sheets of src, for tests that hold them against each other or against code. */
export const styleSheets = (): { file: string; root: Root }[] =>
  globSync('src/**/*.css').map((file) => ({ file, root: parse(readFileSync(file, 'utf8')) }))
