/** The hash of a link that a plain click follows within this page. Undefined for any other click. */
export function hashOfClickedLink(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const isHere = link.origin + link.pathname === location.origin + location.pathname
  return isHere ? link.hash : undefined
}

/** The address that calls a telephone number as visitors read it, with spaces. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`
