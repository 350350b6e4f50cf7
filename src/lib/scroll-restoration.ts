import { replaceHistory } from './browser'

/** Whether a position is about to be restored, although the browser shows what the URL's fragment names. */
export const isRestoringPosition = () => document.documentElement.dataset['restoring'] !== undefined

/**
 * Lets each history entry keep the position from which the visitor followed a link: Chromium goes back to its fragment
 * instead.
 */
export function restoreScrollPositions() {
  const { dataset } = document.documentElement
  addEventListener('site:follow-link', () => replaceHistory({ top: scrollY }))
  addEventListener('popstate', ({ state }) => {
    const { top } = (state ?? {}) as { top?: number }
    if (top === undefined) return
    replaceHistory(null)
    dataset['restoring'] = ''
    // After the browser has gone to the fragment. Smoothly only where it would finish a smooth scroll otherwise.
    setTimeout(() => {
      delete dataset['restoring']
      scrollTo(0, top)
    })
  })
}
