import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

export interface Site {
  /** The folder with the built site. */
  dist: string
  /** The name of a published release, which `/healthz` returns. */
  release?: string
  /** Receives inquiries, and stores them in a file; without it, they go to a service elsewhere. */
  inbox?: {
    fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
    file?: string
    close?: () => Promise<void>
  }
}

/** For files with a hash of their content in their name. */
const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/** Dotfiles, error pages and precompressed copies: nobody requests them by name. */
const HIDDEN = /\/\.(?!well-known\/)|^\/[45]\d\d(\.html)?$|\.(br|gz)$/
/** A browser would read `//host/` or a backslash in a redirect as another site. */
const TRAILING_SLASH = /^(\/[\w.~-]+)+\/$/
const PLAIN_RANGE = /^bytes=(\d+-\d*|-\d+)$/

const hasExtension = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

/** The website: the built site under clean URLs, and an inbox's routes. Throws without a finished build. */
export function createApp({ dist, release, inbox }: Site): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(addHeaders(siteHeaders(dist)))

  app.get('/healthz', async (c, next) => {
    await next()
    if (release && c.res.ok) c.res = c.text(release)
  })
  if (inbox) app.on('ALL', ['/submit', '/healthz'], (c) => inbox.fetch(c.req.raw, c.env))

  app.use(async (c, next) =>
    ['GET', 'HEAD'].includes(c.req.method)
      ? next()
      : c.text('Pages can only be read.', 405, { Allow: 'GET, HEAD' }),
  )
  app.get('*', async (c, next) => {
    const { path, url } = c.req
    if (HIDDEN.test(path)) return c.notFound()
    if (!TRAILING_SLASH.test(path)) return next()
    return c.redirect(path.slice(0, -1) + new URL(url).search, 308)
  })
  app.get(
    '*',
    etag(),
    describeFile,
    serveStatic({
      root: dist,
      precompressed: true,
      rewriteRequestPath: (path) => (path === '/' || hasExtension(path) ? path : `${path}.html`),
    }),
  )
  const notFoundPage = readFileSync(join(dist, '404.html'), 'utf8')
  app.notFound((c) => c.html(notFoundPage, 404))
  return app
}

/** The headers of every response: those that the build wrote for all paths into `_headers`. */
export function siteHeaders(dist: string): [name: string, value: string][] {
  const file = join(dist, '_headers')
  if (!existsSync(file))
    throw new Error(
      `There is no finished site in ${dist}/. Run 'npm run build' or 'npm run build:preview' first.`,
    )
  const [, lines] = /^\/\*\n((?: +.+\n)+)/m.exec(readFileSync(file, 'utf8')) ?? []
  if (!lines) throw new Error(`${file} has no headers for all paths, which begin with '/*'.`)
  return Array.from(lines.matchAll(/^ +([^:]+): *(.+)$/gm), ([, name, value]) => [name!, value!])
}

/** Adds the site's headers. Hashed files need no policies for pages: without them, responses stay small. */
const addHeaders =
  (headers: [name: string, value: string][]): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const sent = c.res.headers
    if (!sent.has('Cache-Control')) sent.set('Cache-Control', 'no-cache')
    if (sent.get('Cache-Control') === FOREVER) return sent.set('X-Content-Type-Options', 'nosniff')
    for (const [name, value] of headers) sent.set(name, value)
  }

/** Adds what the file server leaves out: an ETag, `Vary` and how long a browser may keep the file. */
const describeFile: MiddlewareHandler = async (c, next) => {
  // The file server gets other ranges wrong. The whole file is always right (RFC 9110, 14.2).
  const range = c.req.header('Range')
  if (range && (c.req.header('If-Range') || !PLAIN_RANGE.test(range)))
    c.req.raw.headers.delete('Range')
  await next()
  if (!c.res.ok) return
  const { headers } = c.res
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length')
  headers.set('ETag', `W/"${size}-${Date.parse(headers.get('Last-Modified')!)}"`)
  headers.set('Vary', 'Accept-Encoding')
  if (c.req.path.startsWith('/_astro/')) headers.set('Cache-Control', FOREVER)
  else if (hasExtension(c.req.path) && !c.req.path.endsWith('.html'))
    headers.set('Cache-Control', ONE_HOUR)
}
