import { replaceHistoryState } from '../lib/browser'

// Restores scroll positions when the visitor goes back, because Chromium would scroll to the URL's fragment instead.
addEventListener('site:link-click', () => replaceHistoryState({ top: scrollY }))
addEventListener('popstate', ({ state }) => {
  const { top } = (state ?? {}) as { top?: number }
  if (top === undefined) return
  replaceHistoryState(null)
  // The timeout ends after the browser has scrolled to the URL's fragment. The scroll isn't instant, because a running
  // smooth scroll would override an instant scroll.
  setTimeout(() => scrollTo(0, top))
})
