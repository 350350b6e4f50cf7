/** The sections of the landing page from top to bottom; also the ids of their elements. */
export const SECTION_IDS = ['home', 'about', 'services', 'contact'] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** The id of a service in content/services.yaml, to which links lead. */
export type ServiceId = string

/** The menu's styles use it, too: top-bar.module.css and plain-menu.css. */
export const MENU_ID = 'menu'

/** The id of a certificate in the table on /credentials, by its id in content/. */
export const certificateElementId = (id: string) => `certificate-${id}`

export const DUTY_CONTACTS_ID = 'duty-contacts'

/** The id of a duty contact's entry, by the contact's id in content/. */
export const dutyContactElementId = (id: string) => `duty-${id}`

/** The inquiry form's name, and the id of its title. */
export const INQUIRY_ID = 'inquiry'
