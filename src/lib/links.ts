/** The hash of a URL that leads to a part of this page. Undefined for any other. */
export const hashWithinPage = ({ origin, pathname, hash }: URL): string | undefined =>
  (origin + pathname === location.origin + location.pathname && hash) || undefined

/** The address that calls a telephone number as visitors read it, with spaces. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`
