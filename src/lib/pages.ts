import { SECTION_IDS, SERVICE_IDS, type SectionId, type ServiceId } from './ids'

/** The page of a service: also its path. */
export type ServicePageId = `services/${ServiceId}`

/** The pages with a social image of their own. Those not listed here show another page's. */
export const PAGES_WITH_SOCIAL_IMAGE = [
  ...SECTION_IDS,
  ...SERVICE_IDS.map((id): ServicePageId => `services/${id}`),
  ...(['credentials', 'seafarers'] as const),
]

export type PageId =
  | (typeof PAGES_WITH_SOCIAL_IMAGE)[number]
  | 'privacy'
  | 'sent'
  | 'not-sent'
  | 'error'

/** Pages that search engines do not list: each answers one visitor alone. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** The section that a page shows first, or belongs to, if there is one. */
export function sectionOf(page: PageId): SectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return SECTION_IDS.find((id) => id === page)
}

/** The page whose social image a page has. */
export const socialImagePageOf = (page: PageId) =>
  PAGES_WITH_SOCIAL_IMAGE.find((id) => id === page) ?? sectionOf(page) ?? 'home'

/** Where an entry for `section` leads from `page`: within the page where it has the section, else to the landing page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** The address of a service's own page. */
export const servicePageHref = (service: ServiceId) => `/services/${service}`

/** Where an entry for a service leads from `page`: within /services, else to the landing page. */
export const serviceAnchorHref = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
