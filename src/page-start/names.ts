/**
 * Every name that the beginning of a page is tied together by: scripts set these attributes, styles
 * read them, markup carries them and the build looks for them. Style sheets cannot import; a test
 * holds theirs against this list.
 */

/** On `body` while only the first window is laid out. */
export const FIRST_FRAME = 'data-first-frame'
/** On a part below the first window once it is laid out. */
export const LAID_OUT = 'data-laid-out'
/** On a part that stands in the site's typeface. */
export const TYPESET = 'data-typeset'
/** On the root once the page has loaded and stands at the place that its address names. */
export const LOADED = 'data-loaded'
/** On what comes in with a short rise when it is scrolled to; `ARRIVED` is its value from then on. */
export const ARRIVAL = 'data-arrival'
export const ARRIVED = 'arrived'
/** On the year of the copyright line. */
export const CURRENT_YEAR = 'data-current-year'
/** The scroll offset in px, and the share of the page that has been read, also in whole cells of the bar's border, for browsers without scroll timelines. */
export const SCROLL = '--scroll'
export const PROGRESS = '--progress'
export const CELLS = '--cells'

/** The parts of a page, each laid out in a frame of its own. */
export const PAGE_PARTS = 'main > section > *'
/** From these a part takes its `display` while it is below the first window, or second to what fills it. */
export const BELOW = '--below'
export const SECOND = '--second'

/** The client directive of everything that React hydrates: `client:after-load`. */
export const AFTER_LOAD = 'after-load'
/** On the page's first script: the address of the script that hydrates islands, and of all that it will ask for. */
export const SCRIPTS = 'data-scripts'
/** Dispatched on an island just before it is hydrated. */
export const HYDRATING = 'hydrating'
/** A comment in a page, where its first view ends. The build links the styles of what follows there. */
export const FIRST_VIEW_ENDS = 'first view ends'

/** After the first frame everything is shown, whatever has failed: the delay in first-frame.css. */
export const SHOWN_AT_THE_LATEST_MS = 3000
