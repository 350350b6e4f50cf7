import { useEffect, useRef } from 'react'
import { startObserver } from '../../lib/browser'
import type { ServicesRootRef } from './service-layout'

const ANCHOR_SELECTOR = 'h2, h3, [data-service] > :not(ul), [data-service] li'

/**
 * Returns a function that scrolls back to the text in the middle of the viewport, because WebKit lacks scroll
 * anchoring.
 */
export function useScrollAnchor(rootRef: ServicesRootRef) {
  const anchorRef = useRef<Element>(undefined)
  useEffect(() => {
    const onIntersection = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) anchorRef.current = target
    }
    const options = { root: document, rootMargin: '-50% 0px' }
    const anchors = rootRef.current!.querySelectorAll(ANCHOR_SELECTOR)
    return startObserver(anchors, () => new IntersectionObserver(onIntersection, options))
  }, [rootRef])

  return () => {
    if (!anchorRef.current) return
    const { top, bottom } = anchorRef.current.getBoundingClientRect()
    const middle = innerHeight / 2
    if (top > middle || bottom < middle)
      scrollBy({ top: (top + bottom) / 2 - middle, behavior: 'instant' })
  }
}

/** Keeps an element in place while `change` runs, if the element's top is visible. */
export function keepElementInPlace(element: Element, change: () => void) {
  const { top } = element.getBoundingClientRect()
  change()
  if (top > 0 && top < innerHeight)
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}
