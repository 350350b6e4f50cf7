import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

function subscribeToTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const isTabShown = () => !document.hidden
const isNobodyThere = () => false

/**
 * Whether a visitor can see any of the element: it is on screen and so is the tab. False until
 * React runs in the browser; without IntersectionObserver the element counts as on screen.
 */
export function useInView(element: RefObject<Element | null>) {
  const isTabVisible = useSyncExternalStore(subscribeToTab, isTabShown, isNobodyThere)
  const [isOnScreen, setIsOnScreen] = useState(true)

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isTabVisible && isOnScreen
}
