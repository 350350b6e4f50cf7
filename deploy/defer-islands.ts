import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rewritePages, writeHashed } from './built-pages.ts'

const UNREAD = / (?:uid|opts)="[^"]*"/g
const PROPS = / props="([^"]*)"/
/** base.css has this rule, too: one style sheet less for the policy to name. */
const OWN_STYLES = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
/** The scripts that Astro writes for islands: first our directive, then the islands' own. */
const SCRIPT = /<script>(.*?)<\/script>/gs

/**
 * Takes from a page's islands what nothing in a browser reads: options, and ids, which Astro hashes
 * from the path of the folder that the project was built in. Props, which are JSON, go between
 * single quotes: their double ones need no escape then.
 */
export const leanIslands = (html: string): string =>
  html
    .replaceAll(OWN_STYLES, '')
    .replaceAll(/<astro-island [^>]*>/g, (tag) =>
      tag
        .replaceAll(UNREAD, '')
        .replace(
          PROPS,
          (_, props: string) =>
            ` props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
        ),
    )

/**
 * Takes the script by which islands come alive out of a page: `runtime`, for a file that the page
 * fetches when `src/lib/hydrate-after-load.ts` says so. Undefined for a page without islands.
 */
export function deferIslands(
  html: string,
): { runtime: string; withSource: (src: string) => string } | undefined {
  const [directive, ...runtime] = [...html.matchAll(SCRIPT)].map(([, text]) => text)
  if (directive === undefined) return undefined
  const start = html.search(SCRIPT)
  const without = html.replaceAll(SCRIPT, '')
  return {
    runtime: runtime.join('\n;'),
    withSource: (src) =>
      `${without.slice(0, start)}<script data-runtime="${src}">${directive}</script>${without.slice(start)}`,
  }
}

/** Does both for all built pages: they are smaller, and the same whatever folder they were built in. */
export function deferIslandsIntegration(): AstroIntegration {
  return {
    name: 'defer-islands',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        await rewritePages(folder, async (html) => {
          const lean = leanIslands(html)
          const page = deferIslands(lean)
          if (!page) return lean
          return page.withSource(await writeHashed(folder, ['islands', 'js'], page.runtime))
        })
      },
    },
  }
}
