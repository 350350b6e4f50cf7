import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ISLAND_ID = /(<astro-island) uid="[^"]*"/g

/**
 * Takes the ids off a page's islands. Astro hashes them from the path of the folder that the
 * project was built in, and nothing in a browser reads them.
 */
export const withoutIslandIds = (html: string): string => html.replaceAll(ISLAND_ID, '$1')

/** Takes them off all pages, so that the same project gives the same pages in every folder. */
export function dropIslandIds(): AstroIntegration {
  return {
    name: 'island-ids',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
          const file = join(folder, name)
          await writeFile(file, withoutIslandIds(await readFile(file, 'utf8')))
        }
      },
    },
  }
}
