import { useCallback, useSyncExternalStore } from 'react'
import { matchesMedia, watchMedia } from './browser'

/** Whether a media query matches now, followed while that changes. False in the prerendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
