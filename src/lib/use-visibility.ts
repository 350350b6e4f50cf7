import { useEffect, useState, type RefObject } from 'react'
import { observe } from './browser'

const RATIO_WANTED = 0.25
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100)

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

/**
 * Whether a quarter of the section with `id` has been visible, or as much of it as fits in the viewport, to
 * one per cent of its height. Stays true. Stays false without IntersectionObserver.
 */
export function useWasSectionVisible(id: string): boolean {
  const [wasVisible, setWasVisible] = useState(false)

  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || wasVisible) return
    const onChange = (entries: IntersectionObserverEntry[]) => {
      // One pixel less, because edges can lie between two; one per cent, because thresholds are that far apart.
      const fitting = (innerHeight - 1) / element.offsetHeight - 0.01
      if (entries.some((entry) => entry.intersectionRatio >= Math.min(RATIO_WANTED, fitting)))
        setWasVisible(true)
    }
    return observe([element], () => new IntersectionObserver(onChange, { threshold: THRESHOLDS }))
  }, [id, wasVisible])

  return wasVisible
}
