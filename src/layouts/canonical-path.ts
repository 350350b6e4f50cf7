/** The path under which a built page is served: without the ending `.html` and a last segment `index`. */
export const canonicalPath = (pathname: string) =>
  pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
