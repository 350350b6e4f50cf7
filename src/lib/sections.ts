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

/** The id of the part of /services that says what to send first for each service. */
export const HOW_TO_START_ID = 'how-to-start'

/** The id of the part on credentials, and the URL where all of it is shown. */
export const CREDENTIALS_ID = 'credentials'
export const CREDENTIALS_HREF = `/about#${CREDENTIALS_ID}`

/** The id of the duty contacts, and the URL where all of them are shown. */
export const DUTY_CONTACTS_ID = 'duty-contacts'
export const DUTY_CONTACTS_HREF = `/contact#${DUTY_CONTACTS_ID}`

/** The id of one of their entries, by the contact's id in content/. */
export const dutyContactId = (id: string) => `duty-${id}`

/**
 * The pages: the landing page, one for each of its sections but the first, privacy, the two
 * where a native form post ends, and the error screen.
 */
export type PageId = SectionId | 'privacy' | 'sent' | 'not-sent' | 'error'

/** Pages that search engines do not list. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(['sent', 'not-sent', 'error'])

/** The section that a page shows first, if it shows one. */
export function sectionOf(page: PageId): SectionId | undefined {
  if (page === 'sent' || page === 'not-sent') return 'contact'
  return page === 'privacy' || page === 'error' ? undefined : page
}

/** The service that a URL's hash names, if it names one. */
export function serviceOfHash(hash: string): ServiceId | undefined {
  return SERVICE_IDS.find((id) => hash === `#${id}`)
}

const pathOf = (section: SectionId) => (section === 'home' ? '/' : `/${section}`)

/** Where an entry for `section` leads from `page`: within the page where it has the section, else to the landing page. */
export const sectionHref = (page: PageId, section: SectionId) =>
  `${page === section ? pathOf(section) : '/'}#${section}`

/** Where an entry for a service leads from `page`, with the same rule. */
export const serviceHref = (page: PageId, service: ServiceId) =>
  `${page === 'services' ? pathOf('services') : '/'}#${service}`
