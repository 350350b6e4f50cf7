export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)'
export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** The conditions of styles/breakpoints.css that scripts and pictures know, too. */
export const MEDIUM = '(min-width: 48rem)'
export const WIDE = '(min-width: 64rem)'
/** Where the portrait variant of the hero's video is shown. */
export const PORTRAIT = '(orientation: portrait)'
