import { replaceHistory } from './browser'

/** Stores scroll positions, because Chromium goes back to the history entry's fragment instead. */
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
