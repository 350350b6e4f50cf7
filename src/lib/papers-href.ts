/** The papers as an element, whose id links from outside use, and where it is shown whole. */
export const PAPERS_ID = 'papers'
export const PAPERS_HREF = `/about#${PAPERS_ID}`
