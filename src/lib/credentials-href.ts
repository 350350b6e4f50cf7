/** The id of the part on credentials, and the URL where all of it is shown. */
export const CREDENTIALS_ID = 'credentials'
export const CREDENTIALS_HREF = `/about#${CREDENTIALS_ID}`

/** The id of the duty contacts, and the URL where all of them are shown. */
export const DUTY_CONTACTS_ID = 'duty-contacts'
export const DUTY_CONTACTS_HREF = `/contact#${DUTY_CONTACTS_ID}`
