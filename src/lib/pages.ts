import { SECTION_IDS, type SectionId, type ServiceId } from './ids'

export type CorePageId = SectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

/** A core page, or the path of an optional page, such as `services/crew`. */
export type PageId = CorePageId | (string & {})

/** Returns the ID of the page to which a path such as `/services/crew#fee` leads. */
export const pageIdOf = (path: string): PageId => path.slice(1).split('#')[0] || 'home'

/** Pages that search engines don't index, because they answer one visitor's request. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** Returns the section that a page shows first or belongs to, or undefined. */
export function sectionOf(page: PageId): SectionId | undefined {
  if (page.startsWith('services/')) return 'services'
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return SECTION_IDS.find((id) => id === page)
}

/** Returns the URL of a section: on `page` if that page contains the section, otherwise on the landing page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `/${page === section && section !== 'home' ? section : ''}#${section}`

/** Returns the URL of a service: on /services if `page` is /services, otherwise on the landing page. */
export const serviceAnchorHref = (page: PageId, service: ServiceId) =>
  `/${page === 'services' ? page : ''}#${service}`
