import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../server/env-file.ts'

/** Contains previews, which `npm start`, tests and the bench use. */
export const PREVIEW_FOLDER = 'dist-preview'

/**
 * What a build is for, by the arguments of `astro`, which tells its mode neither its configuration nor integrations.
 * `hasServer`: the site's own server takes inquiries, instead of a form service. `dist` never contains a preview.
 */
export function buildTarget(args: string[]) {
  const { values } = parseArgs({ args, options: { mode: { type: 'string' } }, strict: false })
  const hasServer = values.mode === 'server'
  const isPublishing = hasServer || (values.mode ?? 'production') === 'production'
  return { hasServer, isPublishing, folder: isPublishing ? 'dist' : PREVIEW_FOLDER }
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
