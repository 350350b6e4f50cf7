/* What docs/specification.md fixes, and tests of pages need. */

export { SECTION_IDS, SERVICE_IDS } from '../src/lib/ids.ts'

/** Delay before the page scrolls to a service that was chosen from the menu. */
export const DELAY_FROM_LINK_MS = 60
