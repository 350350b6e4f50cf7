import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { yamlSyntaxError } from '../../src/content/yaml-syntax-error.ts'

export const readTextFiles = (folder: string, pattern: string): [name: string, text: string][] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw yamlSyntaxError(file, (error as Error).message)
  }
}
