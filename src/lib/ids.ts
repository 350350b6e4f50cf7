/** From top to bottom. Also element IDs. */
export const SECTION_IDS = ['home', 'about', 'services', 'contact'] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** From content/services.yaml. Also an element ID. */
export type ServiceId = string

/** Also used in top-bar.module.css and plain-menu.css. */
export const MENU_ID = 'menu'

/** Returns an element ID on /credentials. */
export const certificateElementId = (id: string) => `certificate-${id}`

export const DUTY_CONTACTS_ID = 'duty-contacts'

/** Returns a duty contact's element ID. */
export const dutyContactElementId = (id: string) => `duty-${id}`

/** Also for /seafarers. Content adds more IDs. */
export const CREDENTIALS_SECTIONS = ['certificates', 'ships', 'copies', 'company', DUTY_CONTACTS_ID]
export const SEAFARERS_SECTIONS = ['vacancies', 'complaint']

export const INQUIRY_ID = 'inquiry'

/** Of the form controls' IDs, which are also the keys in session storage. */
export const INQUIRY_FIELD_PREFIX = 'inquiry-'
