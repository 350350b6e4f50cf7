import { readPage, type Page } from '../page.ts'
import type { Site } from '../site.ts'

/** What a step wrote, by address, beside the page. */
export type Written = Record<string, string>

/**
 * For tests of steps: the page after one step, and the files that it wrote, each addressed by its name
 * alone. `imports` are the site's scripts.
 */
export async function finished(
  step: (page: Page, site: Site) => void | Promise<void>,
  html: string,
  imports: Record<string, string[]> = {},
): Promise<{ html: string; written: Written }> {
  const page = readPage('news/page.html', html)
  const written: Written = {}
  await step(page, {
    async write(name, extension, text) {
      const address = `/${name}.${extension}`
      written[address] = text
      return address
    },
    importsOf: (address) => imports[address] ?? [],
  })
  return { html: page.text.toString(), written }
}
