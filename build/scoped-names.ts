import { globSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'src/**/*.module.css'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SCOPED_NAME = /^([a-z]{1,2})\d+$/i

/**
 * Makes the names that classes and keyframes of the given CSS Modules get in the built site:
 * letters for the file, a number within it, `c12`. Counted, not hashed: they pack to two thirds,
 * no two can meet, and the same files give the same names. Throws for a file that is not given.
 */
export function scopedNames(files: readonly string[]): (name: string, file: string) => string {
  const codes = new Map(files.toSorted().map((file, index) => [file, codeOf(index)]))
  const numbers = new Map<string, Map<string, number>>()
  return (name, file) => {
    const code = codes.get(file)
    if (code === undefined) throw new Error(`${file} is not among the style sheets in ${MODULES}.`)
    const known = numbers.get(file) ?? new Map<string, number>()
    numbers.set(file, known)
    if (!known.has(name)) known.set(name, known.size)
    return `${code}${known.get(name)!}`
  }
}

/** The same for all CSS Modules of the project in `root`. */
export const scopedNamesOf = (root: string) =>
  scopedNames(globSync(MODULES, { cwd: root }).map((file) => join(root, file)))

/** `a` to `Z`, then `aa` to `ZZ`. */
const codeOf = (index: number) => {
  const lead = Math.floor(index / LETTERS.length)
  return (lead > 0 ? LETTERS[lead - 1]! : '') + LETTERS[index % LETTERS.length]!
}

/** The letters of the CSS Module that a class or keyframes name comes from, undefined for global names. */
export function moduleOf(name: string): string | undefined {
  return SCOPED_NAME.exec(name)?.[1]
}
