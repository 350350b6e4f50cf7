import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rewritePages } from './built-pages.ts'

const PRELOAD = /<link rel="preload"(?:[^">]|"[^"]*")*>/g
/** Which of several pictures a window needs is not known before it. */
const VIEWPORT = /<meta name="viewport"[^>]*>/

/**
 * Moves what a page preloads from wherever its sections name it to the beginning of its head, before the
 * styles: the browser asks for it while the page itself is still on its way.
 */
export function preloadEarly(html: string): string {
  const preloads = html.match(PRELOAD)
  if (!preloads) return html
  if (!VIEWPORT.test(html)) throw new Error('A page preloads something and has no viewport')
  return html.replaceAll(PRELOAD, '').replace(VIEWPORT, (viewport) => viewport + preloads.join(''))
}

/** Does so for all built pages. */
export function earlyPreloads(): AstroIntegration {
  return {
    name: 'early-preloads',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(fileURLToPath(dir), preloadEarly),
    },
  }
}
