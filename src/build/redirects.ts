import { existsSync } from 'node:fs'

/**
 * Paths that have moved, and where they lead. Astro makes a page for each that sends browsers on; Caddy, `npm start`
 * and hosts that read `_redirects` respond with 301. Astro reads the list before it reads content/.
 */
export const REDIRECTS: Record<string, string> = existsSync('content/seafarers.yaml')
  ? { '/careers': '/seafarers', '/jobs': '/seafarers', '/vacancies': '/seafarers' }
  : {}
