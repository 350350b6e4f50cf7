import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Adds the settings of a file, if it exists, to `process.env`. Existing variables take precedence. */
export function loadEnvFile(file: string) {
  if (!existsSync(file)) return
  // Editors on Windows start a file with a byte order mark, which would become part of the first name.
  const settings = parseEnv(readFileSync(file, 'utf8').replace('\u{feff}', ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
