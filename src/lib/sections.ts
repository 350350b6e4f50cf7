/** The sections of the landing page from top to bottom; also the ids of their elements. */
export const SECTION_IDS = ['home', 'about', 'services', 'contact'] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** The six services in the order in which scrolling opens them; also the ids of their blocks. */
export const SERVICE_IDS = [
  'technical',
  'crew',
  'commercial',
  'freight',
  'travel',
  'audit',
] as const
export type ServiceId = (typeof SERVICE_IDS)[number]

/** The pages: the landing page, one for each of its sections but the first, and the error screen. */
export type PageId = SectionId | 'error'

/** The service that a URL's hash names, if it names one. */
export function serviceOfHash(hash: string): ServiceId | undefined {
  return SERVICE_IDS.find((id) => hash === `#${id}`)
}

const pathOf = (page: PageId) => (page === 'home' || page === 'error' ? '/' : `/${page}`)

/** Where an entry for `section` leads from `page`: within the page where it has the section, else to the landing page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `${page === section ? pathOf(page) : '/'}#${section}`

/** Where an entry for a service leads from `page`, with the same rule. */
export const serviceHref = (page: PageId, service: ServiceId) =>
  `${page === 'services' ? pathOf(page) : '/'}#${service}`
