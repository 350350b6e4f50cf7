import { replaceHistory } from './browser'

/** What a history entry keeps: the scroll position from which the visitor followed a link. */
interface EntryState {
  top: number
}

/** Whether a history entry has a position to which the page scrolls when the visitor goes back or forward to it. */
export const keepsPosition = (state: unknown): state is EntryState =>
  (state as EntryState | null)?.top !== undefined

/** Lets each history entry keep its position: Chromium goes back to its fragment instead. */
export function restoreScrollPositions() {
  addEventListener('site:follow-link', () => replaceHistory({ top: scrollY }))
  addEventListener('popstate', ({ state }) => {
    if (!keepsPosition(state)) return
    replaceHistory(null)
    // After the browser has gone to the fragment. Smoothly only where it would finish a smooth scroll otherwise.
    setTimeout(() => scrollTo(0, state.top))
  })
}
