import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Existing variables take precedence. The file can be missing. */
export function loadEnvFile(file: string) {
  if (!existsSync(file)) return
  // Windows editors write a byte order mark, which would become part of the first name.
  const settings = parseEnv(readFileSync(file, 'utf8').replace('\u{feff}', ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
