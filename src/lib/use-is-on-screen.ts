import { useEffect, useState, type RefObject } from 'react'
import { observe } from './browser'

/** Whether some of an element is in the viewport. True in the prerendered page and without IntersectionObserver. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(() => {
    const onChange = (entries: IntersectionObserverEntry[]) =>
      setOnScreen(entries.at(-1)!.isIntersecting)
    return observe([element.current!], () => new IntersectionObserver(onChange))
  }, [element])
  return isOnScreen
}
