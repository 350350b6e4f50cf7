import { existsSync } from 'node:fs'

/**
 * Astro also creates a page for each redirect, because some hosts ignore `_redirects`. Astro reads redirects before
 * content collections, so `existsSync` checks whether the seafarers page exists.
 */
export const REDIRECTS: Record<string, string> = existsSync('content/seafarers.yaml')
  ? { '/careers': '/seafarers', '/jobs': '/seafarers', '/vacancies': '/seafarers' }
  : {}
