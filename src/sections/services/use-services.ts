import { useEffect, useState, type RefObject } from 'react'
import { SERVICE_IDS } from '../../lib/sections'
import { selectByHistory } from './select-by-history'
import { selectByLink } from './select-by-link'
import { selectByScroll } from './select-by-scroll'
import { createServiceSelection, type Selection } from './service-selection'
import { useFit, type PinnedFit } from './use-fit'

/**
 * Which service is selected: its block is open, those of the others have no height. In the pinned layout, the scroll position selects
 * it. Links, the URL, find-in-page, Back and Forward select one, which is then scrolled into view. `fit` says whether
 * the pinned layout has room for all six: 'fits', 'measuring' (all six are laid out, unseen) or 'overflows'.
 */
export function useServices(root: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<Selection>({ selected: SERVICE_IDS[0] })
  const [isHydrated, setHydrated] = useState(false)
  const fit: PinnedFit = useFit(root)

  useEffect(() => {
    const controller = new AbortController()
    const selector = createServiceSelection(root.current!, setSelection, controller.signal)
    selectByHistory(selector)
    selectByScroll(selector)
    selectByLink(selector)
    setHydrated(true)
    return () => controller.abort()
  }, [root])

  return { ...selection, fit, isHydrated }
}
