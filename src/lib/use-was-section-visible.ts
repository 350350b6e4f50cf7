import { useEffect, useState, type RefObject } from 'react'
import { observe } from './browser'

const RATIO_WANTED = 0.25
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100)

/**
 * Whether a quarter of the section around `partRef` has been visible, or as much of it as fits in the viewport, to
 * one per cent of its height, and with it the end of `shownRef`, which in a short section lies further down. Stays true.
 * Stays false without IntersectionObserver.
 */
export function useWasSectionVisible(
  partRef: RefObject<Element | null>,
  shownRef?: RefObject<Element | null>,
): boolean {
  const [wasVisible, setWasVisible] = useState(false)

  useEffect(() => {
    if (wasVisible) return
    // The page renders the section, around the island of `partRef`.
    const section = partRef.current!.closest('section')!
    const onChange = (entries: IntersectionObserverEntry[]) => {
      // One pixel less, because edges can lie between two; one per cent, because thresholds are that far apart.
      const fitting = (innerHeight - 1) / section.offsetHeight - 0.01
      const end = shownRef?.current?.getBoundingClientRect().bottom ?? 0
      const isEnough = (ratio: number) => ratio >= Math.min(RATIO_WANTED, fitting)
      if (end <= innerHeight && entries.some((entry) => isEnough(entry.intersectionRatio)))
        setWasVisible(true)
    }
    return observe([section], () => new IntersectionObserver(onChange, { threshold: THRESHOLDS }))
  }, [partRef, shownRef, wasVisible])

  return wasVisible
}
