export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)'
export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** The breakpoints of styles/breakpoints.css that scripts and images use. */
export const MEDIUM = '(min-width: 48rem)'
export const WIDE = '(min-width: 64rem)'
/** Visitors with this orientation see the portrait video. */
export const PORTRAIT = '(orientation: portrait)'
