/** The papers as an element, whose id links from outside use, and where it is shown whole. */
export const PAPERS_ID = 'papers'
export const PAPERS_HREF = `/about#${PAPERS_ID}`

/** The same for the duty contacts. */
export const DUTY_CONTACTS_ID = 'watch'
export const DUTY_CONTACTS_HREF = `/contact#${DUTY_CONTACTS_ID}`
