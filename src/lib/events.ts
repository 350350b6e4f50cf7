declare global {
  interface WindowEventMap {
    /** A visitor follows a link by a plain click. An island that prevents the default follows it instead of the browser. */
    'site:follow-link': CustomEvent<{ url: URL; link: Element }>
  }
}

/** Dispatches `site:follow-link`. Returns false if a listener has prevented the default. */
const announce = (url: URL, link: Element) =>
  dispatchEvent(new CustomEvent('site:follow-link', { detail: { url, link }, cancelable: true }))

/** Dispatches `site:follow-link` for each plain click on a link, from now on. */
export const announceLinks = () =>
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain || event.defaultPrevented) return
    if (!announce(new URL(link.href), link)) event.preventDefault()
  })

/** Goes to an element of this page as `link` would with its id. */
export function goToId(id: string, link: Element) {
  const url = new URL(`#${id}`, location.href)
  if (announce(url, link)) location.assign(url)
}
