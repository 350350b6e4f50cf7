import { SECTION_IDS, type SectionId, type ServiceId } from './ids'

export type CorePageId = SectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

export type PageId = CorePageId | (string & {})

/** Accepts paths such as `/services/crew#fee`. */
export const pageIdOf = (path: string): PageId => path.slice(1).split('#')[0] || 'home'

/** Search engines don't index these pages, which answer one visitor's request. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** Returns the first section on a page, or the section that the page belongs to. */
export function sectionOf(page: PageId): SectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return SECTION_IDS.find((id) => id === page)
}

/** Links to the landing page unless `page` contains the section. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** Links to the landing page unless `page` is /services. */
export const serviceAnchorHref = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
