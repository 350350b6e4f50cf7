import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { AstroIntegration } from 'astro'

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]

/** The mode of builds for a static host, where a form service takes inquiries. */
const STATIC_MODE = 'production'
/** The mode of builds for the site's own server, which takes inquiries itself. */
const SERVER_MODE = 'server'
/** Contains builds for publishing and nothing else. */
export const PUBLISHING_FOLDER = 'dist'
/** Contains previews, which `npm start`, tests and the bench use. */
export const PREVIEW_FOLDER = 'dist-preview'

/** What a published site is configured with; .env.example explains each. */
const NAMES = ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY'] as const
export type Settings = Record<(typeof NAMES)[number], string>

/**
 * The variables of the process, over those of the .env files in the order that Vite uses for publishing. The
 * settings for publishing are trimmed, and empty where one is missing.
 */
export function readSettings(root: string): Settings & NodeJS.ProcessEnv {
  const names = ['.env', '.env.local', '.env.production', '.env.production.local']
  const files = names.map((name) => join(root, name)).filter((file) => existsSync(file))
  const read = files.map((file) => parseEnv(readFileSync(file, 'utf8')))
  const env: NodeJS.ProcessEnv = Object.assign({}, ...read, process.env)
  const settings = NAMES.map((name) => [name, env[name]?.trim() ?? ''])
  return { ...env, ...(Object.fromEntries(settings) as Settings) }
}

/** What a build is for. */
export interface Purpose {
  isPublishing: boolean
  /** Whether the site's own server takes inquiries. */
  hasServer: boolean
}

/** Returns a function that tells what the build is for: Vite knows the mode, integrations do not. */
export function watchMode(updateConfig: SetupOptions['updateConfig']): () => Purpose {
  let mode = STATIC_MODE
  const plugin = {
    name: 'watch-mode',
    configResolved: (resolved: { mode: string }) => void (mode = resolved.mode),
  }
  updateConfig({ vite: { plugins: [plugin] } })
  return () => ({
    isPublishing: [STATIC_MODE, SERVER_MODE].includes(mode),
    hasServer: mode === SERVER_MODE,
  })
}
