import type { MarkdownInstance } from 'astro'
import { z } from 'astro/zod'
import { REDIRECTS } from '../build/redirects'
import { parseWithSchema } from './parse-and-validate-yaml'
import * as field from './schemas/fields'

type File = Pick<MarkdownInstance<Record<string, unknown>>, 'frontmatter' | 'compiledContent'>
export type MarkdownModules = Record<string, File>

const schema = z.strictObject({
  ...field.textFields({ title: 'Title in search results', description: 'Text in search results' }),
  headline: field.text().optional(),
  linkText: field.text().optional(),
})

const TAKEN_NAMES = [
  '404',
  'index',
  'submit',
  'healthz',
  ...Object.keys(REDIRECTS).map((from) => from.slice(1)),
]

/** Throws if the front matter or the file name is invalid, or if `pageIds` already contains the name. */
export const parseMarkdownPages = (files: MarkdownModules, pageIds: string[]) =>
  Object.entries(files).map(([path, { frontmatter, compiledContent }]) => {
    const file = path.slice(path.indexOf('pages/'))
    const id = file.slice('pages/'.length, -'.md'.length)
    if (!/^[a-z\d-]+$/.test(id) || [...TAKEN_NAMES, ...pageIds].includes(id))
      throw new Error(
        `content/${file}: found the name '${id}', expected small letters, digits and hyphens that are no other path of the site: rename the file`,
      )
    const { headline, linkText, ...texts } = parseWithSchema(file, schema, frontmatter)
    const markdown = {
      headline: headline ?? texts.title,
      html: async () => cleanHtml(await compiledContent()),
    }
    return {
      id,
      texts,
      linkText: linkText ?? markdown.headline,
      markdown,
    }
  })

/** Removes heading IDs, which could duplicate other IDs. */
const cleanHtml = (html: string) =>
  html
    .replaceAll(/(<h\d) id="[^"]*"/g, '$1 class="display-4"')
    .replaceAll('<a href', '<a class="link" href')
