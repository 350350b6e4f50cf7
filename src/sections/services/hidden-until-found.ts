/**
 * The attributes of an element that is hidden until find-in-page or a link leads to it.
 * React writes `hidden="until-found"` as plain `hidden` (19.3); it passes the attribute on as
 * it is when the name is in capitals, which is the same attribute in HTML.
 */
export const hiddenUntilFound = (isHidden: boolean): object =>
  isHidden ? { HIDDEN: 'until-found' } : {}
