import { replaceHistory } from './browser'

/**
 * Lets each history entry keep the position from which the visitor followed a link: Chromium goes back to its fragment
 * instead.
 */
export function restoreScrollPositions() {
  addEventListener('site:follow-link', () => replaceHistory({ top: scrollY }))
  addEventListener('popstate', ({ state }) => {
    const { top } = (state ?? {}) as { top?: number }
    if (top === undefined) return
    replaceHistory(null)
    // After the browser has gone to the fragment. Smoothly only where it would finish a smooth scroll otherwise.
    setTimeout(() => scrollTo(0, top))
  })
}
