import { closestElement } from './browser'

declare global {
  interface WindowEventMap {
    /**
     * Dispatched when a visitor clicks a link without modifier keys. An island that calls `preventDefault()` follows
     * the link itself.
     */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** The page script and the islands are separate bundles, so they share state through attributes. */
const html = globalThis.document?.documentElement

/** Returns whether a click follows a link instead of opening or downloading it elsewhere. */
const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Dispatches `site:follow-link` for each click on a link. On a page with a query, such as `/?utm_source=x`, makes the
 * link `/#about` scroll instead of reloading the page.
 */
export const listenForFollowedLinks = () =>
  addEventListener('click', (event) => {
    // An empty `href` reloads the page.
    const link = closestElement<HTMLAnchorElement>(event.target, 'a[href]:not([href=""])')
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    if (isThisPage(url)) html.dataset['followedLink'] = ''
    const followEvent = new CustomEvent('site:follow-link', {
      detail: { url, link },
      cancelable: true,
    })
    if (!dispatchEvent(followEvent)) return event.preventDefault()
    const hash = url.search === '' && location.search !== '' && hashWithinPage(url)
    if (!hash) return
    event.preventDefault()
    location.assign(hash)
  })

/** Returns whether a URL leads to this page, with any query or fragment. */
export const isThisPage = ({ origin, pathname }: URL) =>
  origin + pathname === location.origin + location.pathname

/** Returns the hash of a URL that leads to an element of this page, otherwise undefined. */
export const hashWithinPage = (url: URL): string | undefined =>
  (isThisPage(url) && url.hash) || undefined

/**
 * Returns whether a link was followed on this page. Then the URL is what the visitor wants to see, even after a reload.
 */
export const hasFollowedLink = () => html.dataset['followedLink'] !== undefined
