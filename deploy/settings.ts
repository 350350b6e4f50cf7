import { PUBLISHING_MODE } from './build-mode.ts'
import { readEnvironment } from './environment.ts'

/** What a published site is told from outside; .env.example explains each. */
const NAMES = ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'INBOX_RUNS_ON'] as const

export type Settings = Record<(typeof NAMES)[number], string>

/**
 * The settings for publishing, without the blanks around them; empty where one is missing. They are read
 * here alone, so that what the guard has looked at is what is built.
 */
export function readSettings(root: string): Settings {
  const env = readEnvironment(root, PUBLISHING_MODE)
  return Object.fromEntries(NAMES.map((name) => [name, env[name]?.trim() ?? ''])) as Settings
}

/** The FORM_ENDPOINT of a site that sends to the company's own inbox. */
export const OWN_ENDPOINT = '/submit'

/** Where the company's own inbox may run. */
export const INBOX_PLACES = ['nginx', 'cloudflare']

/** Whether a published site brings the company's own inbox along to this place. */
export const bringsInbox = ({ FORM_ENDPOINT, INBOX_RUNS_ON }: Settings, place: string): boolean =>
  FORM_ENDPOINT === OWN_ENDPOINT && INBOX_RUNS_ON === place
