import { basename } from 'node:path'

const ENDING = '.module.css'

/**
 * Makes the names that classes and keyframes of CSS Modules get in the built site: the file's name
 * and the name within it, `hero_headline`. Throws when two files of one name would share theirs.
 */
export function scopedNames(): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const module = basename(file, ENDING)
    const known = files.get(module) ?? file
    if (known !== file) {
      throw new Error(`${known} and ${file} would share their class names. Rename one of them.`)
    }
    files.set(module, file)
    return `${module}_${name}`
  }
}

const SCOPED_NAME = /^([a-z][a-z\d-]*)_[\w-]+$/i

/** The CSS Module that a class or keyframes name comes from, undefined for global names. */
export function moduleOf(name: string): string | undefined {
  return SCOPED_NAME.exec(name)?.[1]
}
