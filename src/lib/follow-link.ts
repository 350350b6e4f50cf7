import { closestTo } from './browser'

declare global {
  interface WindowEventMap {
    /**
     * A visitor follows a link by a click without modifier keys. An island that prevents the default goes there instead of
     * the browser.
     */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** Whether a click follows a link, instead of opening it elsewhere or, with Alt, saving it. */
const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Dispatches `site:follow-link` for each such click on a link, from now on. On a page with a query, such as
 * `/?utm_source=x`, the link `/#about` scrolls instead of loading the page anew.
 */
export const listenForFollowedLinks = () =>
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a[href]')
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    const following = new CustomEvent('site:follow-link', {
      detail: { url, link },
      cancelable: true,
    })
    if (!dispatchEvent(following)) return event.preventDefault()
    const hash = url.search === '' && location.search !== '' && hashWithinPage(url)
    if (!hash) return
    event.preventDefault()
    location.assign(hash)
  })

/** The hash of a URL that leads to a part of this page. Undefined for any other. */
export const hashWithinPage = ({ origin, pathname, hash }: URL): string | undefined =>
  (origin + pathname === location.origin + location.pathname && hash) || undefined

/** Whether a link has been followed on this page: then the URL says what the visitor wants to see, also after a reload. */
export const hasFollowedLink = () => document.documentElement.dataset['followedLink'] !== undefined
