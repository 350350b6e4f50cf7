import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { AstroIntegration } from 'astro'

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]

/** The mode of builds for publishing, the only one that the guard checks. */
export const PUBLISHING_MODE = 'production'
/** Contains builds for publishing and nothing else. */
export const PUBLISHING_FOLDER = 'dist'
/** Contains previews, which `npm start`, tests and the bench use. */
export const PREVIEW_FOLDER = 'dist-preview'

/** What a published site is configured with; .env.example explains each. */
const NAMES = ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'INBOX_RUNS_ON'] as const
export type Settings = Record<(typeof NAMES)[number], string>

/** The FORM_ENDPOINT of a site that sends inquiries to the company's own inbox. */
export const OWN_ENDPOINT = '/submit'
/** Where the company's own inbox may run. */
export const INBOX_PLACES = ['nginx', 'cloudflare']

/** The variables of the process, over those of the .env files in the order that Vite uses. A missing file counts as empty. */
export function readEnvironment(root: string, mode: string): NodeJS.ProcessEnv {
  const names = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  const files = names.map((name) => join(root, name)).filter((file) => existsSync(file))
  const read = files.map((file) => parseEnv(readFileSync(file, 'utf8')))
  return Object.assign({}, ...read, process.env)
}

/** The settings for publishing, trimmed, and empty where one is missing. */
export function readSettings(root: string): Settings {
  const env = readEnvironment(root, PUBLISHING_MODE)
  return Object.fromEntries(NAMES.map((name) => [name, env[name]?.trim() ?? ''])) as Settings
}

/** Whether a published site includes the company's own inbox at this place. */
export const bringsInbox = ({ FORM_ENDPOINT, INBOX_RUNS_ON }: Settings, place: string): boolean =>
  FORM_ENDPOINT === OWN_ENDPOINT && INBOX_RUNS_ON === place

/** Returns a function that tells whether the build is for publishing: Vite knows the mode, integrations do not. */
export function watchMode(updateConfig: SetupOptions['updateConfig']): () => boolean {
  let mode = PUBLISHING_MODE
  const plugin = {
    name: 'watch-mode',
    configResolved: (resolved: { mode: string }) => void (mode = resolved.mode),
  }
  updateConfig({ vite: { plugins: [plugin] } })
  return () => mode === PUBLISHING_MODE
}
