import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rewritePages, writeHashed } from './built-pages.ts'

const UNREAD = / (?:uid|opts)="[^"]*"/g
const PROPS = / props="([^"]*)"/
/** base.css has this rule, too: one style sheet less for the policy to name. */
const OWN_STYLES = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
/** The scripts that Astro writes for islands: first our directive, then the islands' own. */
const SCRIPT = /<script>(.*?)<\/script>/gs
const ISLAND_SCRIPT = / (?:component|renderer)-url="([^"]*)"/g
const IMPORT = /(?:from|import)"(\.[^"]*)"/g

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
 * fetches when `src/page-start/hydrate-after-load.ts` says so, with all `scripts` that it will ask for.
 * Undefined for a page without islands.
 */
export function deferIslands(
  html: string,
):
  | { runtime: string; withSource: (src: string, scripts: readonly string[]) => string }
  | undefined {
  const [directive, ...runtime] = [...html.matchAll(SCRIPT)].map(([, text]) => text)
  if (directive === undefined) return undefined
  const start = html.search(SCRIPT)
  const without = html.replaceAll(SCRIPT, '')
  return {
    runtime: runtime.join('\n;'),
    withSource: (src, scripts) =>
      `${without.slice(0, start)}<script data-runtime="${src}" data-scripts="${scripts.join(' ')}">${directive}</script>${without.slice(start)}`,
  }
}

/**
 * Addresses of the scripts that a page's islands name, and of all that these import in turn, each once.
 * `read` gives the text at an address.
 */
export async function scriptsOfIslands(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string[]> {
  const addresses = new Set([...html.matchAll(ISLAND_SCRIPT)].map(([, address]) => address!))
  // What is added on the way is gone through, too.
  for (const address of addresses)
    for (const [, imported] of (await read(address)).matchAll(IMPORT))
      addresses.add(join(dirname(address), imported!))
  return [...addresses]
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
          const runtime = await writeHashed(folder, ['islands', 'js'], page.runtime)
          const scripts = await scriptsOfIslands(lean, (address) =>
            readFile(folder + address, 'utf8'),
          )
          return page.withSource(runtime, scripts)
        })
      },
    },
  }
}
