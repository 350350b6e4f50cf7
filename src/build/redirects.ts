/**
 * Paths that have moved, and where they lead. Astro makes a page for each that sends browsers on; Caddy, `npm start`
 * and hosts that read `_redirects` respond with 301.
 */
export const REDIRECTS: Record<string, string> = {
  '/careers': '/seafarers',
  '/jobs': '/seafarers',
  '/vacancies': '/seafarers',
}
