import { useEffect, useState, type RefObject } from 'react'
import { SERVICE_IDS } from '../../lib/sections'
import { chooseByLink } from './choose-by-link'
import { followHistory } from './follow-history'
import { selectByScroll } from './select-by-scroll'
import { createServicesControl, type Shown } from './services-control'
import { useFit } from './use-fit'

/**
 * Which service is open. In the pinned layout, the scroll position selects it. Links, the URL, find-in-page,
 * Back and Forward choose one, which is then scrolled into view.
 */
export function useServices(root: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>({ open: SERVICE_IDS[0] })
  const [isHydrated, setHydrated] = useState(false)
  const fit = useFit(root)

  useEffect(() => {
    const stopping = new AbortController()
    const control = createServicesControl(root.current!, setShown, stopping.signal)
    followHistory(control)
    selectByScroll(control)
    chooseByLink(control)
    setHydrated(true)
    return () => stopping.abort()
  }, [root])

  return { ...shown, fit, isHydrated }
}
