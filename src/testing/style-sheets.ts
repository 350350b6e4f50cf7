import { readFileSync } from 'node:fs'
import { parse, type Root } from 'postcss'

/** A style sheet of src, by its path from the project's root. */
export const styleSheet = (file: string): Root => parse(readFileSync(file, 'utf8'))
