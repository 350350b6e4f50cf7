import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Adds the settings of a file, if there is one, to those of the process, which win. */
export function loadEnvFile(file: string) {
  if (!existsSync(file)) return
  // Editors on Windows begin a file with a byte order mark, which would become part of the first name.
  const settings = parseEnv(readFileSync(file, 'utf8').replace('\u{feff}', ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
