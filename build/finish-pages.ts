import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { criticalCss } from './critical-css.ts'
import { pagesIn } from './html.ts'
import { leanIslands } from './lean-islands.ts'
import { linkedStyles } from './linked-styles.ts'
import { readPage, type Page } from './page.ts'
import type { Site } from './site.ts'
import { startScript } from './start-script.ts'
import { styleAttributes } from './style-attributes.ts'

/** Changes a page's text, or throws with the page's name and what it lacks. A page it is not for is left alone. */
type Step = (page: Page, site: Site) => void | Promise<void>

/** What happens to every page that Astro has built, in this order. Each step says what it expects. */
const STEPS: readonly Step[] = [
  leanIslands,
  styleAttributes,
  // Before the script, which stands behind the link to the styles: it waits for them, and what follows for it.
  criticalCss,
  linkedStyles,
  startScript,
]

/** Finishes all pages in a folder and the folders below it. Throws at the first page that a step refuses. */
export async function finishPages(folder: string, site: Site): Promise<void> {
  for (const name of pagesIn(folder)) {
    const file = join(folder, name)
    const page = readPage(name, await readFile(file, 'utf8'))
    for (const step of STEPS) await step(page, site)
    await writeFile(file, page.text.toString())
  }
}
