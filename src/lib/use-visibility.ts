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
 * Says with each change whether a quarter of the section around `part` is visible, or as much of it as fits in the
 * viewport, to one per cent of its height; and whether some of `part` is.
 */
function observeSection(
  part: Element,
  onChange: (isSectionVisible: boolean, isPartVisible: boolean) => void,
) {
  // The page renders the section, around the island of `part`.
  const section = part.closest('section')!
  const onEntries = (entries: IntersectionObserverEntry[]) => {
    // One pixel less, because edges can lie between two; one per cent, because thresholds are that far apart.
    const fitting = (innerHeight - 1) / section.offsetHeight - 0.01
    const wanted = Math.min(RATIO_WANTED, fitting)
    const [ofSection, ofPart] = [section, part].map((it) =>
      entries.filter(({ target }) => target === it),
    )
    onChange(
      ofSection!.some(({ intersectionRatio }) => intersectionRatio >= wanted),
      ofPart!.some(({ isIntersecting }) => isIntersecting),
    )
  }
  const create = () => new IntersectionObserver(onEntries, { threshold: THRESHOLDS })
  return observe([section, part], create)
}

/** Whether enough of the section around `part` has been visible. Stays true. Stays false without IntersectionObserver. */
export function useWasSectionVisible(part: RefObject<Element | null>): boolean {
  const [wasVisible, setWasVisible] = useState(false)
  useEffect(() => {
    if (wasVisible) return
    return observeSection(part.current!, (isVisible) => isVisible && setWasVisible(true))
  }, [part, wasVisible])
  return wasVisible
}

/**
 * Whether figures may count up: when enough of the section around them is visible. Never where they were in view before
 * that: nobody sees a final figure fall to 0.
 */
export function useMayCountUp(figures: RefObject<Element | null>): boolean {
  const [mayCountUp, setMayCountUp] = useState<boolean>()
  useEffect(() => {
    if (mayCountUp !== undefined) return
    let isPrerendered = true
    return observeSection(figures.current!, (isSectionVisible, areFiguresVisible) => {
      if (areFiguresVisible && (isPrerendered || !isSectionVisible)) setMayCountUp(false)
      else if (isSectionVisible) setMayCountUp(true)
      isPrerendered = false
    })
  }, [figures, mayCountUp])
  return mayCountUp ?? false
}
