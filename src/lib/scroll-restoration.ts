import { replaceHistory } from './browser'

/** Stores scroll positions, because Chromium scrolls to the URL's fragment when the visitor goes back. */
export function restoreScrollPositions() {
  addEventListener('site:follow-link', () => replaceHistory({ top: scrollY }))
  addEventListener('popstate', ({ state }) => {
    const { top } = (state ?? {}) as { top?: number }
    if (top === undefined) return
    replaceHistory(null)
    // After the browser has scrolled to the fragment. A running smooth scroll would override an instant one.
    setTimeout(() => scrollTo(0, top))
  })
}
