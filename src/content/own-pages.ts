import type { MarkdownInstance } from 'astro'
import { z } from 'astro/zod'
import { REDIRECTS } from '../build/redirects'
import * as field from './fields'
import { parseFields } from './parse-content'

type File = Pick<MarkdownInstance<Record<string, unknown>>, 'frontmatter' | 'compiledContent'>
export type MarkdownFiles = Record<string, File>

const schema = z.strictObject({
  ...field.textFields({ title: 'Title in search results', description: 'Text in search results' }),
  headline: field.text().optional(),
  link: field.text().optional(),
  linkIn: z.enum(['footer', 'none']).default('footer'),
})

/** Names that the site uses for something else than a page. */
const TAKEN_NAMES = [
  '404',
  'index',
  'submit',
  'healthz',
  ...Object.keys(REDIRECTS).map((from) => from.slice(1)),
]

/**
 * Returns a page for each Markdown file of content/pages/, which are given by their paths. Throws an error for people who
 * do not program if a field of its front matter is wrong, or if its name cannot be a path or is in `pageIds`.
 */
export const ownPages = (files: MarkdownFiles, pageIds: string[]) =>
  Object.entries(files).map(([path, { frontmatter, compiledContent }]) => {
    const file = path.slice(path.indexOf('pages/'))
    const id = file.slice('pages/'.length, -'.md'.length)
    if (!/^[a-z\d-]+$/.test(id) || [...TAKEN_NAMES, ...pageIds].includes(id))
      throw new Error(
        `content/${file}: found the name '${id}', expected small letters, digits and hyphens that are no other path of the site: rename the file`,
      )
    const { headline, link, linkIn, ...texts } = parseFields(file, schema, frontmatter)
    const own = {
      headline: headline ?? texts.title,
      html: async () => cleanHtml(await compiledContent()),
    }
    return { id, texts, linkText: linkIn === 'footer' ? (link ?? own.headline) : undefined, own }
  })

/**
 * Returns the HTML of a Markdown file with the site's classes. Removes the `style` attributes of table cells, which the
 * security policy forbids, and the ids of headings, which may be the ids of other elements, such as the menu.
 */
const cleanHtml = (html: string) =>
  html
    .replaceAll(/(<t[hd]) style="text-align: (\w+)"/g, '$1 align="$2"')
    .replaceAll(/(<h\d) id="[^"]*"/g, '$1 class="display-4"')
    .replaceAll('<a href', '<a class="link" href')
