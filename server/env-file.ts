import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export function loadEnvFile(file: string) {
  if (!existsSync(file)) return
  // Windows editors can add a byte order mark, which would become part of the first variable's name.
  const settings = parseEnv(readFileSync(file, 'utf8').replace('\u{feff}', ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
