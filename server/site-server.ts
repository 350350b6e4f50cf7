import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { createAppServer } from './run-server.ts'

const HASHED = '/_astro/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A proxy that rewrites pages, as Cloudflare does with email addresses, would break what scripts expect. */
const NO_CACHE = 'no-cache, no-transform'
const ONE_HOUR = 'public, max-age=3600'

/** Dotfiles, error pages and precompressed copies: nobody requests them by name. */
const HIDDEN = /\/\.(?!well-known\/)|^\/[45]\d\d(\.html)?$|\.(br|gz)$/
/** Characters that many links have behind a page's path by mistake. Hono decodes blanks, but no slashes. */
const TRAILING_SIGNS = /([ ./]|%2f)+$/
/** Plain paths only: a browser would read `//host` or a backslash in a redirect as another site. */
const PAGE_PATH = /^(\/[a-z\d-]+)*$/

/** The website as `npm start` serves it: the site built in a folder, and an inbox's routes. Throws without a build. */
export function createSiteServer({ dist, inbox }: { dist: string; inbox?: Hono }): Server {
  readHeaders(dist)
  const app = new Hono().use(addHeaders(dist))
  if (inbox) app.route('/', inbox)
  // The pages that have moved: the lines `/from /to 301` that the build wrote.
  const redirects = readFileSync(join(dist, '_redirects'), 'utf8')
  for (const [from, to] of pairsIn(redirects, /^(\S+) +(\S+) +301$/gm))
    app.get(from, (c) => c.redirect(to, 301))
  app.get('*', async (c, next) => (HIDDEN.test(c.req.path) ? c.notFound() : next()))
  const serveFile = serveStatic({
    root: dist,
    precompressed: true,
    rewriteRequestPath: (path) => (path === '/' || hasExtension(path) ? path : `${path}.html`),
  })
  app.get(`${HASHED}*`, serveFile)
  app.get('*', etag(), serveFile)
  app.notFound((c) => {
    const { method, path, url } = c.req
    if (!['GET', 'HEAD'].includes(method))
      return c.text('Pages can only be read.', 405, { Allow: 'GET, HEAD' })
    const page = path.toLowerCase().replaceAll(/\/+/g, '/').replace(TRAILING_SIGNS, '')
    const isPage = PAGE_PATH.test(page) && !HIDDEN.test(page) && page !== path
    return isPage && existsSync(join(dist, `${page || 'index'}.html`))
      ? c.redirect((page || '/') + new URL(url).search, 308)
      : c.html(readFileSync(join(dist, '404.html'), 'utf8'), 404)
  })
  return createAppServer(app)
}

/**
 * Adds the headers of the build that is in the folder now: its policy fits no other build's pages. Hashed files need no
 * policies: without them, responses stay small.
 */
const addHeaders =
  (dist: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const sent = c.res.headers
    if (!sent.has('Cache-Control')) sent.set('Cache-Control', cacheTime(c.req.path, c.res.status))
    if (sent.get('Cache-Control') === IMMUTABLE) sent.set('X-Content-Type-Options', 'nosniff')
    else for (const [name, value] of readHeaders(dist)) sent.set(name, value)
  }

function cacheTime(path: string, status: number) {
  if (status >= 400 || !hasExtension(path) || path.endsWith('.html')) return NO_CACHE
  return path.startsWith(HASHED) ? IMMUTABLE : ONE_HOUR
}

const hasExtension = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

/** The headers that the build wrote for all paths into `_headers`. */
function readHeaders(dist: string) {
  const file = join(dist, '_headers')
  if (!existsSync(file))
    throw new Error(`No site in ${dist}/. Run 'npm run build' or 'npm run build:preview' first.`)
  const [forAllPaths = ''] = /^\/\*\n(?: +.+\n)+/m.exec(readFileSync(file, 'utf8')) ?? []
  return pairsIn(forAllPaths, /^ +([^:]+): *(.+)$/gm)
}

const pairsIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, first, second]) => [first!, second!] as const)
