import type { z } from 'astro/zod'
import type { pageWithSocialImage } from './fields'
import { ownPages, type MarkdownFiles } from './own-pages'
import type { ContentFiles } from './references'
import { shownSections } from './shown-credentials'

type TextsWithImage = z.infer<typeof pageWithSocialImage>

/** Without a social image, the page uses the landing page's. */
export type PageTexts = Omit<TextsWithImage, 'socialImage'> & Partial<TextsWithImage>

interface OptionalPage {
  /** The path without the leading slash. */
  id: string
  texts: PageTexts
  /** For the footer and the error page, which otherwise don't link to the page. */
  linkText?: string | undefined
  markdown?: { headline: string; html: () => Promise<string> }
}

/** Returns the pages for which content exists, except the core pages. */
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
  if (shownSections(credentials).length > 0)
    pages.push({ id: 'credentials', texts: credentials.page })
  if (seafarers.headline)
    pages.push({ id: 'seafarers', texts: seafarers.page, linkText: seafarers.link })
  return [...pages, ...ownPages(markdown, [...coreIds, ...pages.map(({ id }) => id)])]
}
