import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * The variables of the process over those of the .env files, as the site builder itself ranks
 * them. A file that is not there counts as empty.
 */
export function readEnvironment(root: string, mode: string): NodeJS.ProcessEnv {
  const names = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  const files = names.map((name) => join(root, name)).filter((file) => existsSync(file))
  return Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  )
}
