/** Where the portrait variant of the background video is shown. The style sheet uses the same condition. */
export const PORTRAIT = '(max-width: 63.99rem) and (orientation: portrait)'
