/** What a browser's own bars are coloured with: `--ink` in a notation that all of them read. */
export const THEME_COLOUR = '#051522'
