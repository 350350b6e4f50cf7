/** Where the portrait cut of the film is shown. The style sheet uses the same condition. */
export const PORTRAIT = '(max-width: 63.99rem) and (orientation: portrait)'
