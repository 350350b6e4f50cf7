import { useEffect, useState } from 'react'
import { observeIntersection } from '../../lib/browser'

/** Whether a light section lies under the bar: in the upper fifth of the viewport. `initial` in the prerendered page. */
export function useDaylight(initial: boolean): boolean {
  const [isDaylight, setIsDaylight] = useState(initial)
  useEffect(() => {
    const lit = new Set<Element>()
    return observeIntersection(
      [...document.querySelectorAll('main .daylight')],
      (entries) => {
        for (const { target, isIntersecting } of entries)
          lit[isIntersecting ? 'add' : 'delete'](target)
        setIsDaylight(lit.size > 0)
      },
      { rootMargin: '0px 0px -80%' },
    )
  }, [])
  return isDaylight
}
