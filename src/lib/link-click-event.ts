import { closestElement } from './browser'

declare global {
  interface WindowEventMap {
    /** An island that calls `preventDefault()` on the event must follow the link itself. */
    'site:link-click': CustomEvent<{ url: URL; link: Element }>
  }
}

const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** Links such as `/#about` scroll instead of reloading a page whose URL has a query. */
export const dispatchLinkClickEvents = () =>
  addEventListener('click', (event) => {
    // A link with an empty `href` reloads the page, so the selector excludes such links.
    const link = closestElement<HTMLAnchorElement>(event.target, 'a[href]:not([href=""])')
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return
    const url = new URL(link.href)
    const followEvent = new CustomEvent('site:link-click', {
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
export const isCurrentPage = ({ origin, pathname }: URL) =>
  origin + pathname === location.origin + location.pathname

/** Returns undefined if the URL leads to another page. */
export const hashWithinPage = (url: URL): string | undefined =>
  (isCurrentPage(url) && url.hash) || undefined
