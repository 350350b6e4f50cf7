import { closestTo } from './browser'

declare global {
  interface WindowEventMap {
    /**
     * A visitor follows a link by a click without modifier keys, or a script does for one. An island that prevents the
     * default goes there instead of the browser.
     */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** Dispatches `site:follow-link`. Returns false if a listener has prevented the default. */
const dispatchFollowLink = (url: URL, link: Element) =>
  dispatchEvent(new CustomEvent('site:follow-link', { detail: { url, link }, cancelable: true }))

/** Whether a click follows a link, instead of opening it elsewhere or, with Alt, saving it. */
const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey
type Modifiers = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>

/**
 * Dispatches `site:follow-link` for each such click on a link, from now on. On a page with a query, such as
 * `/?utm_source=x`, the link `/#about` scrolls instead of loading the page anew.
 */
export const dispatchFollowedLinks = () =>
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a[href]')
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    if (!dispatchFollowLink(url, link)) return event.preventDefault()
    const hash = url.search === '' && location.search !== '' && hashWithinPage(url)
    if (!hash) return
    event.preventDefault()
    location.assign(hash)
  })

/** Goes to the element with this id as if `link` led there. */
export function goToId(id: string, link: Element) {
  const url = new URL(`#${id}`, location.href)
  if (dispatchFollowLink(url, link)) location.assign(url)
}

/** The hash of a URL that leads to a part of this page. Undefined for any other. */
export const hashWithinPage = ({ origin, pathname, hash }: URL): string | undefined =>
  (origin + pathname === location.origin + location.pathname && hash) || undefined

/** Whether a link has been followed on this page: then the URL says what the visitor wants to see, also after a reload. */
export const hasFollowedLink = () => document.documentElement.dataset['followedLink'] !== undefined
