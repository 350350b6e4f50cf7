/** Where the portrait cut of the film is shown. The style sheet uses the same condition. */
export const PORTRAIT = '(max-width: 1023.98px) and (orientation: portrait)'
