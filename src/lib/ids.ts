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

/** The service with this id. Undefined if no service has it. */
export const toServiceId = (id: string | null): ServiceId | undefined =>
  SERVICE_IDS.find((service) => service === id)

/** The service that a URL's hash names. Undefined if it names none. */
export const serviceIdOfHash = (hash: string) => toServiceId(hash.slice(1))

/** The menu's styles use it, too: top-bar.module.css and plain-menu.css. */
export const MENU_ID = 'menu'

/** The id of a certificate in the table on /credentials, by its id in content/. */
export const certificateElementId = (id: string) => `certificate-${id}`

export const DUTY_CONTACTS_ID = 'duty-contacts'

/** The id of a duty contact's entry, by the contact's id in content/. */
export const dutyContactElementId = (id: string) => `duty-${id}`

/** The inquiry form's name, and the id of its title. */
export const INQUIRY_ID = 'inquiry'

/** The service that seafarers may take for what they look for: it leads them on to /seafarers. */
export const SERVICE_ABOUT_SEAFARERS: ServiceId = 'crew'
