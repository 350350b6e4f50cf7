import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../server/env-file.ts'
import { formServiceKind } from '../src/build/form-service-kind.ts'

/** The folder of previews, which `npm start`, tests and the bench use. */
export const PREVIEW_FOLDER = 'dist-preview'

/**
 * What a build is for, by the arguments of `astro`, which tells its mode neither its configuration nor integrations.
 * `dist` never contains a preview.
 */
export function buildTarget(args: string[]) {
  const mode = { type: 'string', default: 'production' } as const
  const { values } = parseArgs({ args, options: { mode }, strict: false })
  const formService = formServiceKind(String(values.mode))
  const isPublishing = formService !== 'preview'
  const folder = isPublishing ? 'dist' : PREVIEW_FOLDER
  return { isPublishing, hasInbox: formService === 'inbox', folder }
}

/**
 * Adds to the process's variables those of .env. Trims what a published site is configured with; an empty text is a
 * setting that is missing.
 */
export function loadSettings(root: string): NodeJS.ProcessEnv {
  loadEnvFile(join(root, '.env'))
  for (const name of ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY'])
    process.env[name] = process.env[name]?.trim() ?? ''
  return process.env
}
