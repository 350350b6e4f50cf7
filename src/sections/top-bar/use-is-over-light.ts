import { useEffect, useState } from 'react'
import { startObserver } from '../../lib/browser'

/** Returns whether the upper fifth of the viewport shows a light section, or `initial` before hydration. */
export function useIsOverLight(initial: boolean): boolean {
  const [isOverLight, setIsOverLight] = useState(initial)
  useEffect(() => {
    const lightSections = new Set<Element>()
    const onChange = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) lightSections.add(target)
        else lightSections.delete(target)
      setIsOverLight(lightSections.size > 0)
    }
    const create = () => new IntersectionObserver(onChange, { rootMargin: '0px 0px -80%' })
    return startObserver(document.querySelectorAll('main > .theme-light'), create)
  }, [])
  return isOverLight
}
