export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)'
export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** styles/breakpoints.css duplicates MEDIUM, WIDE and PORTRAIT. */
export const MEDIUM = '(min-width: 48rem)'
export const WIDE = '(min-width: 64rem)'
export const PORTRAIT = '(orientation: portrait)'
