import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../../server/env-file.ts'
import { formServiceKindForMode } from '../../src/build/form-service-kind.ts'

export const PREVIEW_FOLDER = 'dist-preview'

/** Reads the arguments of the `astro` command, because Astro doesn't pass its mode to the configuration. */
export function parseBuildArgs(args: string[]) {
  const mode = { type: 'string', default: 'production' } as const
  const { values } = parseArgs({ args, options: { mode }, strict: false })
  const formService = formServiceKindForMode(String(values.mode))
  const isPublishing = formService !== 'preview-inbox'
  const folder = isPublishing ? 'dist' : PREVIEW_FOLDER
  return { isPublishing, hasInbox: formService === 'own-inbox', folder }
}

export function loadEnvSettings(root: string): NodeJS.ProcessEnv {
  loadEnvFile(join(root, '.env'))
  for (const name of ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY'])
    process.env[name] = process.env[name]?.trim() ?? ''
  return process.env
}
