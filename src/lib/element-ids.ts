/** The element IDs of the landing page's sections, from top to bottom. */
export const MAIN_SECTION_IDS = ['home', 'about', 'services', 'contact'] as const
export type MainSectionId = (typeof MAIN_SECTION_IDS)[number]

export type ServiceId = string

/** top-bar.module.css and fallback-menu.css contain the same ID. */
export const MENU_ID = 'menu'

/** Returns the ID of a certificate's element on /credentials. */
export const certificateElementId = (id: string) => `certificate-${id}`

export const DUTY_CONTACTS_ID = 'duty-contacts'

/** Returns the ID of a duty contact's element. */
export const dutyContactElementId = (id: string) => `duty-${id}`

export const CREDENTIALS_SECTION_IDS = [
  'certificates',
  'ships',
  'copies',
  'company',
  DUTY_CONTACTS_ID,
]
export const SEAFARERS_SECTION_IDS = ['vacancies', 'complaint']

export const INQUIRY_FORM_TITLE_ID = 'inquiry'

export const INQUIRY_FIELD_PREFIX = 'inquiry-'
