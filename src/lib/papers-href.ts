/** The papers as an element, whose id links from outside use, and where it is shown whole. */
export const PAPERS_ID = 'papers'
export const PAPERS_HREF = `/about#${PAPERS_ID}`

/** The duty contacts as an element, whose id links from outside use, and where all of them are shown. */
export const DUTY_CONTACTS_ID = 'watch'
export const DUTY_CONTACTS_HREF = `/contact#${DUTY_CONTACTS_ID}`
