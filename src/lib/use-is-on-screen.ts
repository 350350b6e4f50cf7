import { useEffect, useState, type RefObject } from 'react'
import { startObserver } from './browser'

/** Returns true during server rendering and without IntersectionObserver. */
export function useIsOnScreen(elementRef: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true)
  useEffect(() => {
    const onChange = (entries: IntersectionObserverEntry[]) =>
      setIsOnScreen(entries.at(-1)!.isIntersecting)
    return startObserver([elementRef.current!], () => new IntersectionObserver(onChange))
  }, [elementRef])
  return isOnScreen
}
