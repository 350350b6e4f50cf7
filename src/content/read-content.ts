import { getEntry } from 'astro:content'
import { SERVICE_IDS } from '../lib/ids'
import type { ServicePageId } from '../lib/pages'
import { checkReferences, type ContentFiles } from './references'
import { schemas, type ContentName } from './schemas'
import type { ServicePageContent } from './service-pages'
import { shownCredentials } from './shown-credentials'

/**
 * The checked content of each file of content/, by its name without the ending, without credentials that are not filled
 * in; and what a section shows that has failed.
 */
export async function readContent() {
  const names = Object.keys(schemas) as ContentName[]
  const entries = await Promise.all(
    names.map(async (name) => [name, (await getEntry(name, name))!.data]),
  )
  const content: ContentFiles = Object.fromEntries(entries)
  checkReferences(content)
  const { company, credentials, error, pages } = content
  const { 'service-pages': servicePages, ...others } = content
  const pagesOfServices = Object.fromEntries(
    SERVICE_IDS.map((id) => [`services/${id}`, servicePages.pages[id]]),
  ) as Record<ServicePageId, ServicePageContent>
  return {
    ...others,
    servicePages,
    credentials: shownCredentials(credentials),
    pages: { ...pages, ...pagesOfServices },
    failure: { ...error.failure, headline: error.headline, email: company.email },
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>
export type Failure = Content['failure']
