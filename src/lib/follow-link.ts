import { closestElement } from './browser'

declare global {
  interface WindowEventMap {
    /**
     * A visitor follows a link by a click without modifier keys. An island that prevents the default goes there instead of
     * the browser.
     */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** Its attributes are what the inline script and the islands, which are other bundles, know of each other. */
const html = globalThis.document?.documentElement

/** Whether a click follows a link, instead of opening it elsewhere or, with Alt, saving it. */
const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Dispatches `site:follow-link` for each such click on a link, from now on. On a page with a query, such as
 * `/?utm_source=x`, the link `/#about` scrolls instead of loading the page anew.
 */
export const listenForFollowedLinks = () =>
  addEventListener('click', (event) => {
    // An empty address reloads the page.
    const link = closestElement<HTMLAnchorElement>(event.target, 'a[href]:not([href=""])')
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    if (isThisPage(url)) html.dataset['followedLink'] = ''
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

/** Whether a URL leads to this page, whatever its query and part. */
export const isThisPage = ({ origin, pathname }: URL) =>
  origin + pathname === location.origin + location.pathname

/** The hash of a URL that leads to a part of this page. Undefined for any other. */
export const hashWithinPage = (url: URL): string | undefined =>
  (isThisPage(url) && url.hash) || undefined

/** Whether a link has been followed on this page: then the URL says what the visitor wants to see, also after a reload. */
export const hasFollowedLink = () => html.dataset['followedLink'] !== undefined
