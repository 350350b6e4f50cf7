import { useEffect, useState, type RefObject } from 'react'
import { startObserver } from './browser'

const MIN_RATIO = 0.25
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100)

/**
 * Returns true once the end of `contentRef` and a quarter of the section have been visible. A section over four times
 * as tall as the viewport must fill the viewport.
 */
export function useWasSectionVisible(
  elementRef: RefObject<Element | null>,
  contentRef?: RefObject<Element | null>,
): boolean {
  const [wasVisible, setWasVisible] = useState(false)

  useEffect(() => {
    if (wasVisible) return
    const section = elementRef.current!.closest('section')!
    const onChange = (entries: IntersectionObserverEntry[]) => {
      // Subtracts a pixel because edges can lie between two pixels, and 0.01 because the observer's thresholds are one
      // per cent apart.
      const maxRatio = (innerHeight - 1) / section.offsetHeight - 0.01
      const contentEnd = contentRef?.current?.getBoundingClientRect().bottom ?? 0
      const isEnough = (ratio: number) => ratio >= Math.min(MIN_RATIO, maxRatio)
      if (contentEnd <= innerHeight && entries.some((entry) => isEnough(entry.intersectionRatio)))
        setWasVisible(true)
    }
    return startObserver(
      [section],
      () => new IntersectionObserver(onChange, { threshold: THRESHOLDS }),
    )
  }, [elementRef, contentRef, wasVisible])

  return wasVisible
}
