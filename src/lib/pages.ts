import { SECTION_IDS, type SectionId, type ServiceId } from './element-ids'

export type CorePageId = SectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

export type PageId = CorePageId | (string & {})

/** Returns the page ID for a path such as `/services/crew#fee`. */
export const pageIdOf = (path: string): PageId => path.slice(1).split('#')[0] || 'home'

/** Search engines don't index the pages for a sent inquiry, a failed inquiry and an unknown URL. */
export const NOINDEX_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** Returns the main section of a page, or the section to which a subpage such as /services/crew belongs. */
export function sectionOfPage(page: PageId): SectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return SECTION_IDS.find((id) => id === page)
}

/** Returns the section's URL on the landing page, except on the section's own page, where links stay on the page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** Returns the service's URL on the landing page, except on /services, where links stay on the page. */
export const serviceAnchorHref = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
