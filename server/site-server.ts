import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { createServerFromHonoApp } from './run-hono-app.ts'

const HASHED = '/_astro/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** `no-transform` prevents proxies such as Cloudflare from rewriting email addresses in pages. */
const NO_CACHE = 'no-cache, no-transform'
const ONE_HOUR = 'public, max-age=3600'

const HIDDEN = /\/\.(?!well-known\/)|^\/[45]\d\d(\.html)?$|\.(br|gz)$/
/** Characters that are often part of a link by mistake. Includes `%2f`, because Hono doesn't decode slashes. */
const TRAILING_CHARACTERS = /([ ./]|%2f)+$/
/** Excludes `//host` and backslashes, because a redirect to such a path would lead to another site. */
const PAGE_PATH = /^(\/[a-z\d-]+)*$/

export function createSiteServer({ dist, inbox }: { dist: string; inbox?: Hono }): Server {
  readHeaders(dist)
  const app = new Hono().use(addHeaders(dist))
  if (inbox) app.route('/', inbox)
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
    const page = path.toLowerCase().replaceAll(/\/+/g, '/').replace(TRAILING_CHARACTERS, '')
    const isPage = PAGE_PATH.test(page) && !HIDDEN.test(page) && page !== path
    return isPage && existsSync(join(dist, `${page || 'index'}.html`))
      ? c.redirect((page || '/') + new URL(url).search, 308)
      : c.html(readFileSync(join(dist, '404.html'), 'utf8'), 404)
  })
  return createServerFromHonoApp(app)
}

/** Reads `_headers` for each response, because a new build can have a new Content-Security-Policy. */
const addHeaders =
  (dist: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', cacheTime(c.req.path, c.res.status))
    if (headers.get('Cache-Control') === IMMUTABLE) headers.set('X-Content-Type-Options', 'nosniff')
    else for (const [name, value] of readHeaders(dist)) headers.set(name, value)
  }

function cacheTime(path: string, status: number) {
  if (status >= 400 || !hasExtension(path) || path.endsWith('.html')) return NO_CACHE
  return path.startsWith(HASHED) ? IMMUTABLE : ONE_HOUR
}

const hasExtension = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

function readHeaders(dist: string) {
  const file = join(dist, '_headers')
  if (!existsSync(file))
    throw new Error(
      `There is no built site in ${dist}/. Run 'npm run build' or 'npm run build:preview' first.`,
    )
  const [forAllPaths = ''] = /^\/\*\n(?: +.+\n)+/m.exec(readFileSync(file, 'utf8')) ?? []
  return pairsIn(forAllPaths, /^ +([^:]+): *(.+)$/gm)
}

const pairsIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, first, second]) => [first!, second!] as const)
