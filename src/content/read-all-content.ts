import type { MarkdownInstance } from 'astro'
import { getEntry } from 'astro:content'
import type { ServiceId } from '../lib/element-ids'
import type { CorePageId } from '../lib/page-ids'
import { dutyContactsWithoutMissingPages, filledCredentials } from './filled-credentials'
import { optionalPages } from './optional-pages'
import { rejectUnknownReferences, type ContentFiles } from './reject-unknown-references'
import { schemaOf, schemas, type ContentName } from './schemas/all-schemas'
import { valueIfOmitted, type PageMetadata } from './schemas/fields'

const MARKDOWN = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '../../content/pages/*.md',
  { eager: true },
)

/** Missing optional files count as empty. */
export async function readAllContent() {
  const names = Object.keys(schemas) as ContentName[]
  const entries = await Promise.all(
    names.map(async (name) => {
      const entry = await getEntry(name, name)
      return [name, entry ? entry.data : valueIfOmitted(schemaOf(name))]
    }),
  )
  const content: ContentFiles = Object.fromEntries(entries)
  rejectUnknownReferences(content)
  const { 'service-pages': servicePages, services, ...others } = content
  const { company, error } = content
  const credentials = filledCredentials(content.credentials)
  const { fictional: _, ...corePages } = content.pages
  const optional = optionalPages({ ...content, credentials }, MARKDOWN, Object.keys(corePages))
  const pages: Record<CorePageId | (string & {}), PageMetadata> = {
    ...corePages,
    ...Object.fromEntries(optional.map(({ id, texts }) => [id, texts])),
  }
  const withPageHref = <Service extends { id: ServiceId }>(service: Service) => ({
    ...service,
    pageHref: servicePages.pages.some(({ id }) => id === service.id)
      ? `/services/${service.id}`
      : undefined,
  })
  return {
    ...others,
    servicePages,
    services: { ...services, services: services.services.map(withPageHref) },
    credentials: {
      ...credentials,
      dutyContacts: dutyContactsWithoutMissingPages(credentials, pages),
    },
    pages,
    optionalPages: optional,
    pageLinks: optional.flatMap(({ id, linkText }) =>
      linkText ? { href: `/${id}`, text: linkText } : [],
    ),
    failure: { ...error.sectionFailure, headline: error.headline, email: company.email },
  }
}

export type Content = Awaited<ReturnType<typeof readAllContent>>
export type SectionFailureTexts = Content['failure']
