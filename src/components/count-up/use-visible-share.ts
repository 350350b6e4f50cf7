import { useEffect, useState } from 'react'
import { shareToStart } from './visible-share'

/** Browsers keep shares in single precision: equal ones may differ from the seventh digit on. */
const ROUNDING = 1e-6

/**
 * Turns true, once and for good, when a quarter of the element with `id` is visible, or as much
 * as the viewport can show. Stays false where the element or IntersectionObserver is missing.
 */
export function useVisibleShare(id: string) {
  const [isReached, setIsReached] = useState(false)

  useEffect(() => {
    const section = document.getElementById(id)
    if (!section || isReached || !('IntersectionObserver' in window)) return

    let intersections: IntersectionObserver | undefined
    const watch = () => {
      const share = shareToStart(section.offsetHeight, innerHeight)
      intersections?.disconnect()
      intersections = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ intersectionRatio }) => intersectionRatio >= share - ROUNDING))
            setIsReached(true)
        },
        { threshold: Math.min(Math.max(share, 0), 1) },
      )
      intersections.observe(section)
    }

    const sizes = new ResizeObserver(watch)
    sizes.observe(section)
    addEventListener('resize', watch)
    return () => {
      intersections?.disconnect()
      sizes.disconnect()
      removeEventListener('resize', watch)
    }
  }, [id, isReached])

  return isReached
}
