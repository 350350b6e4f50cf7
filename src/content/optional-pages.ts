import { shownCredentialsSections } from './filled-credentials'
import { parseMarkdownPages, type MarkdownModules } from './markdown-pages'
import type { ContentFiles } from './reject-unknown-references'
import type { PageMetadata } from './schemas/fields'

interface OptionalPage {
  id: string
  texts: PageMetadata

  linkText?: string | undefined
  markdown?: { headline: string; html: () => Promise<string> }
}

/** Omits the core pages. */
export function optionalPages(
  files: Pick<ContentFiles, 'credentials' | 'seafarers' | 'service-pages'>,
  markdown: MarkdownModules,
  coreIds: string[],
) {
  const { credentials, seafarers } = files
  const pages: OptionalPage[] = files['service-pages'].pages.map((texts) => ({
    id: `services/${texts.id}`,
    texts,
  }))
  if (shownCredentialsSections(credentials).length > 0)
    pages.push({ id: 'credentials', texts: credentials.metadata })
  if (seafarers.headline)
    pages.push({ id: 'seafarers', texts: seafarers.metadata, linkText: seafarers.linkText })
  return [...pages, ...parseMarkdownPages(markdown, [...coreIds, ...pages.map(({ id }) => id)])]
}
