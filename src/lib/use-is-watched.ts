import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Whether an element can be seen now: some of it is on the screen and its tab is not hidden.
 * Without IntersectionObserver it counts as on the screen.
 */
export function useIsWatched(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const isTabVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isOnScreen && isTabVisible
}
