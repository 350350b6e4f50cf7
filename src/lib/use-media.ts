import { useCallback, useSyncExternalStore } from 'react'
import { matchesMedia, watchMedia } from './browser'

/** Returns false during server rendering and hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
