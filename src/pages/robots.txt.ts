import type { APIRoute } from 'astro'

/** Everything may be read; here is the list of pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`)
