import type { z } from 'astro/zod'
import type { pageWithSocialImage } from './fields'
import { ownPages, type MarkdownFiles } from './own-pages'
import type { ContentFiles } from './references'
import { shownParts } from './shown-credentials'

type TextsWithImage = z.infer<typeof pageWithSocialImage>

/** What search engines and shared links show for a page. A page without a social image has another page's. */
export type PageTexts = Omit<TextsWithImage, 'socialImage'> & Partial<TextsWithImage>

/** A page that exists only if content/ has something for it. */
interface OptionalPage {
  /** The page's path, without the first slash. */
  id: string
  texts: PageTexts
  /** The link to the page in the footer and on the error page, if the page is linked there. */
  linkText?: string | undefined
  /** What a page of the company's own shows. */
  own?: { headline: string; html: () => Promise<string> }
}

/** Returns the pages for which content/ has something, beside the pages whose ids are `coreIds`. */
export function optionalPages(
  files: Pick<ContentFiles, 'credentials' | 'seafarers' | 'service-pages'>,
  markdown: MarkdownFiles,
  coreIds: string[],
) {
  const { credentials, seafarers } = files
  const pages: OptionalPage[] = files['service-pages'].pages.map((texts) => ({
    id: `services/${texts.id}`,
    texts,
  }))
  if (shownParts(credentials).length > 0) pages.push({ id: 'credentials', texts: credentials.page })
  if (seafarers.headline)
    pages.push({ id: 'seafarers', texts: seafarers.page, linkText: seafarers.link })
  return [...pages, ...ownPages(markdown, [...coreIds, ...pages.map(({ id }) => id)])]
}
