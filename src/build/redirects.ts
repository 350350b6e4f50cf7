import { existsSync } from 'node:fs'

/**
 * Astro also creates a page for each redirect, because some hosts ignore `_redirects`. Checks for the content file,
 * because Astro reads redirects before content.
 */
export const REDIRECTS: Record<string, string> = existsSync('content/seafarers.yaml')
  ? { '/careers': '/seafarers', '/jobs': '/seafarers', '/vacancies': '/seafarers' }
  : {}
