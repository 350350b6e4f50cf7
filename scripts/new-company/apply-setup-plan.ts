import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'astro/zod'
import { schemaOf, type ContentName } from '../../src/content/schemas/all-schemas.ts'
import { readTextFiles, parseYaml } from '../build/read-files.ts'
import type { SetupPlan } from './setup-plan.ts'

export const findCustomizedContent = (root: string): string[] =>
  readTextFiles(join(root, 'content'), '*.yaml').flatMap(([file, yaml]) => {
    const schema = schemaOf(basename(file, '.yaml') as ContentName) as z.ZodObject
    const data = parseYaml(file, yaml) as Record<string, unknown>
    const isMarked = !('fictional' in schema.shape) || data['fictional']
    return isMarked ? [] : [`content/${file}: found no 'fictional: true'`]
  })

/**
 * Writes the new content to a temporary folder, and replaces content/ only when the folder is complete. Returns the
 * folder with the previous content.
 */
export function applySetupPlan(root: string, { write, remove }: SetupPlan): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const draft = mkdtempSync(join(root, '.cache/new-company-'))
  cpSync(join(root, 'content'), join(draft, 'content'), { recursive: true })
  for (const [path, text] of Object.entries(write)) writeFileSync(join(draft, path), text)
  for (const path of remove) rmSync(join(draft, path))
  const previous = join(draft, 'previous')
  renameSync(join(root, 'content'), previous)
  renameSync(join(draft, 'content'), join(root, 'content'))
  renameSync(join(draft, '.env'), join(root, '.env'))
  return previous
}
