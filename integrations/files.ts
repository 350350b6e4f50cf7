import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { yamlError } from '../src/content/yaml-error.ts'

/** The files of a folder that match a pattern, sorted, each with its text. */
export const filesIn = (folder: string, pattern: string): [name: string, text: string][] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

/** The data of a YAML file of content/. Throws with the file's name if its text is no YAML. */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw yamlError(file, (error as Error).message)
  }
}
