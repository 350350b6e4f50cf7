import { emit } from './events'

/** Emits `site:follow-link` for each plain click on a link, from now on. */
export const announceLinks = () =>
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain || event.defaultPrevented) return
    if (!emit('site:follow-link', { url: new URL(link.href), link })) event.preventDefault()
  })

/** Goes to an element of this page as `link` would with its id. */
export function goToId(id: string, link: Element) {
  const url = new URL(`#${id}`, location.href)
  if (emit('site:follow-link', { url, link })) location.assign(url)
}

/** The hash of a URL that leads to a part of this page. Undefined for any other. */
export const hashWithinPage = ({ origin, pathname, hash }: URL): string | undefined =>
  (origin + pathname === location.origin + location.pathname && hash) || undefined

/** The address that calls a telephone number as visitors read it, with spaces. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`
