/** The sections of the landing page from top to bottom. Also the IDs of their elements. */
export const SECTION_IDS = ['home', 'about', 'services', 'contact'] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** The ID of a service in content/services.yaml. Also the ID of its element. */
export type ServiceId = string

/** Also used in top-bar.module.css and plain-menu.css. */
export const MENU_ID = 'menu'

/** Returns the element ID of a certificate on /credentials. */
export const certificateElementId = (id: string) => `certificate-${id}`

export const DUTY_CONTACTS_ID = 'duty-contacts'

/** Returns the element ID of a duty contact. */
export const dutyContactElementId = (id: string) => `duty-${id}`

/** The IDs of sections on /credentials and /seafarers, besides the IDs in content. */
export const CREDENTIALS_SECTIONS = ['certificates', 'ships', 'copies', 'company', DUTY_CONTACTS_ID]
export const SEAFARERS_SECTIONS = ['vacancies', 'complaint']

/** The name of the inquiry form, and the ID of its heading. */
export const INQUIRY_ID = 'inquiry'
