import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { yamlError } from '../../src/content/yaml-error.ts'

/** Returns the name and text of each file in a folder that matches the glob pattern, sorted by name. */
export const filesIn = (folder: string, pattern: string): [name: string, text: string][] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

/** Returns the data of a YAML text. Throws an error that names the file if the text isn't valid YAML. */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw yamlError(file, (error as Error).message)
  }
}
