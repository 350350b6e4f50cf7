import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rewritePages } from './built-pages.ts'

const UNREAD = / (?:uid|opts)="[^"]*"/g
const PROPS = / props="([^"]*)"/
/** base.css has this rule, too: one style sheet less for the policy to name. */
const OWN_STYLES = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
/** Between two inline scripts: as one, they cost the policy one hash. */
const SEAM = '</script><script>'

/**
 * Takes from a page's islands what nothing in a browser reads: options that our directive has no
 * use for, and ids, which Astro hashes from the path of the folder that the project was built in.
 * Props, which are JSON, go between single quotes: their double ones need no escape then.
 */
export const leanIslands = (html: string): string =>
  html
    .replaceAll(OWN_STYLES, '')
    .replaceAll(SEAM, '\n;')
    .replaceAll(/<astro-island [^>]*>/g, (tag) =>
      tag
        .replaceAll(UNREAD, '')
        .replace(
          PROPS,
          (_, props: string) =>
            ` props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
        ),
    )

/** Does that for all built pages: they are smaller, and the same whatever folder they were built in. */
export function leanIslandsIntegration(): AstroIntegration {
  return {
    name: 'lean-islands',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(fileURLToPath(dir), leanIslands),
    },
  }
}
