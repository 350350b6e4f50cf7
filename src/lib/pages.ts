import { SECTION_IDS, type SectionId, type ServiceId } from './ids'

/** The pages that every company has. */
export type CorePageId = SectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

/** A core page, or the path of a page that depends on content, such as `services/crew`. */
export type PageId = CorePageId | (string & {})

/** Returns the id of the page to which a path leads, such as `/services/crew#fee`. */
export const pageIdOf = (path: string): PageId => path.slice(1).split('#')[0] || 'home'

/** Pages that search engines do not list: each answers one visitor alone. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** The section that a page shows first, or belongs to, if there is one. */
export function sectionOf(page: PageId): SectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return SECTION_IDS.find((id) => id === page)
}

/** Where an entry for `section` leads from `page`: within the page where it has the section, else to the landing page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** Where an entry for a service leads from `page`: within /services, else to the landing page. */
export const serviceAnchorHref = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
