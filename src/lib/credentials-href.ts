/** The credentials as an element, whose id links from outside use, and where it is shown whole. */
export const CREDENTIALS_ID = 'credentials'
export const CREDENTIALS_HREF = `/about#${CREDENTIALS_ID}`

/** The duty contacts as an element, whose id links from outside use, and where all of them are shown. */
export const DUTY_CONTACTS_ID = 'duty-contacts'
export const DUTY_CONTACTS_HREF = `/contact#${DUTY_CONTACTS_ID}`
