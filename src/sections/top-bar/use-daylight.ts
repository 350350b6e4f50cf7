import { useEffect, useState } from 'react'
import { observeIntersection } from '../../lib/browser'

/** Whether a light section lies under the bar: in the upper fifth of the viewport. `initial` in the prerendered page. */
export function useDaylight(initial: boolean): boolean {
  const [isDaylight, setIsDaylight] = useState(initial)
  useEffect(() => {
    const underBar = new Set<Element>()
    return observeIntersection(
      [...document.querySelectorAll('main > .theme-light')],
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) underBar.add(target)
          else underBar.delete(target)
        setIsDaylight(underBar.size > 0)
      },
      { rootMargin: '0px 0px -80%' },
    )
  }, [])
  return isDaylight
}
