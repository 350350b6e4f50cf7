import { existsSync } from 'node:fs'

/** Astro also creates a page for each, for hosts without `_redirects`. Checks the file, because Astro reads redirects before content. */
export const REDIRECTS: Record<string, string> = existsSync('content/seafarers.yaml')
  ? { '/careers': '/seafarers', '/jobs': '/seafarers', '/vacancies': '/seafarers' }
  : {}
