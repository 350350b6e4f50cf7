import { closestElement } from './browser'

declare global {
  interface WindowEventMap {
    /** An island that calls `preventDefault()` follows the link itself. */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** The page script and the islands are separate bundles. They share state through attributes. */
const html = globalThis.document?.documentElement

const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** Dispatches `site:follow-link`. With a query in the page's URL, `/#about` scrolls instead of reloading the page. */
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

/** Ignores query and fragment. */
export const isThisPage = ({ origin, pathname }: URL) =>
  origin + pathname === location.origin + location.pathname

/** Returns undefined for other pages. */
export const hashWithinPage = (url: URL): string | undefined =>
  (isThisPage(url) && url.hash) || undefined

/** Returns whether the URL is what the visitor wants to see, even after a reload. */
export const hasFollowedLink = () => html.dataset['followedLink'] !== undefined
