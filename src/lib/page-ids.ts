import { MAIN_SECTION_IDS, type MainSectionId, type ServiceId } from './element-ids'

export type CorePageId = MainSectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

export type PageId = CorePageId | (string & {})

/** Returns the page ID for a path such as `/services/crew#fee`. */
export const pageIdOf = (path: string): PageId => path.slice(1).split('#')[0] || 'home'

export const NOINDEX_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** Returns the main section to which a subpage such as /services/crew belongs. */
export function sectionOfPage(page: PageId): MainSectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return MAIN_SECTION_IDS.find((id) => id === page)
}

/** Returns the URL of a section on the landing page or, if `page` is the section's own page, on `page`. */
export const sectionHrefFrom = (page: PageId, section: MainSectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** Returns the URL of a service on the landing page or, if `page` is /services, on /services. */
export const serviceHrefFrom = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
