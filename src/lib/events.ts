import { closestTo } from './browser'
import { hashWithinPage } from './links'

declare global {
  interface WindowEventMap {
    /** A visitor follows a link by a plain click. An island that prevents the default follows it instead of the browser. */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** Dispatches `site:follow-link`. Returns false if a listener has prevented the default. */
const announce = (url: URL, link: Element) =>
  dispatchEvent(new CustomEvent('site:follow-link', { detail: { url, link }, cancelable: true }))

/** Whether a click follows a link, instead of opening it elsewhere or, with Alt, saving it. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseLike) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey
type MouseLike = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Dispatches `site:follow-link` for each plain click on a link, from now on. Where the page's own URL has a query, such as
 * a campaign's, a link without one leads to a part of the page, too, instead of loading it anew.
 */
export const announceLinks = () =>
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a[href]')
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    const isHandled = !announce(url, link)
    const hash = url.search === '' && location.search !== '' && hashWithinPage(url)
    if (isHandled || hash) event.preventDefault()
    if (!isHandled && hash) location.assign(hash)
  })

/** Goes to an element of this page as `link` would with its id. */
export function goToId(id: string, link: Element) {
  const url = new URL(`#${id}`, location.href)
  if (announce(url, link)) location.assign(url)
}
