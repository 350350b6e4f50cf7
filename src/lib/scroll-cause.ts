import { isCurrentPage } from './link-click-event'

/** The inline script and the islands are separate bundles, so they share state through attributes. */
const html = globalThis.document?.documentElement

const onVisitorScroll = () => void (html.dataset['scrollCause'] = 'visitor')

// Any key counts as scrolling. The URL's service then stays where the browser has scrolled to.
function recordNextVisitorScroll() {
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, onVisitorScroll, { once: true, passive: true })
}

/** Records, even before hydration, whether the last scroll was caused by a link within the page or by the visitor. */
export function recordScrollCause() {
  recordNextVisitorScroll()
  // A click on the scroll bar has the root element as its target.
  addEventListener('pointerdown', ({ target }) => {
    if (target === html) onVisitorScroll()
  })
  addEventListener('site:link-click', ({ detail: { url } }) => {
    if (!isCurrentPage(url)) return
    html.dataset['scrollCause'] = 'link'
    recordNextVisitorScroll()
  })
}

/** Returns undefined if the visitor has neither followed a link within the page nor scrolled since the page loaded. */
export const lastScrollCause = () => html.dataset['scrollCause'] as 'link' | 'visitor' | undefined
