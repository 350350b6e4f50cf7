import { existsSync } from 'node:fs'

/**
 * Old paths and their new URLs. Astro also creates a page for each, for hosts that don't read `_redirects`. Checks the
 * file itself, because Astro reads redirects before content.
 */
export const REDIRECTS: Record<string, string> = existsSync('content/seafarers.yaml')
  ? { '/careers': '/seafarers', '/jobs': '/seafarers', '/vacancies': '/seafarers' }
  : {}
