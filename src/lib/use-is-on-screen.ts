import { useEffect, useState, type RefObject } from 'react'
import { observeIntersection } from './browser'

/** Whether some of an element is in the viewport. True in the prerendered page and without IntersectionObserver. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(
    () =>
      observeIntersection([element.current!], (entries) =>
        setOnScreen(entries.at(-1)!.isIntersecting),
      ),
    [element],
  )
  return isOnScreen
}
