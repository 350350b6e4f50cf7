import { useEffect, useState } from 'react'
import { observeIntersection } from '../../lib/browser'

const RATIO_WANTED = 0.25
const STEPS = 100
/** Browsers keep ratios in single precision. */
const ROUNDING = 1e-6
const THRESHOLDS = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)

/**
 * Whether a quarter of the element with `id` has been visible, or as much of it as fits in the viewport, to
 * one per cent of its height. Stays true. Stays false without IntersectionObserver.
 */
export function useWasVisible(id: string): boolean {
  const [wasVisible, setWasVisible] = useState(false)

  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || wasVisible) return
    return observeIntersection(
      [element],
      (entries) => {
        // One pixel less, because edges can lie between two pixels.
        const fitting = (innerHeight - 1) / element.offsetHeight
        // Rounded down to a threshold, because nothing is reported between two of them.
        const wanted = Math.min(RATIO_WANTED, Math.floor(fitting * STEPS) / STEPS)
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= wanted - ROUNDING))
          setWasVisible(true)
      },
      { threshold: THRESHOLDS },
    )
  }, [id, wasVisible])

  return wasVisible
}
