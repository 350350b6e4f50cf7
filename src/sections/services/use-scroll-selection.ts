import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { onScroll } from '../../lib/on-scroll'
import { prefersReducedMotion } from '../../lib/browser'
import { SERVICE_IDS } from '../../lib/sections'
import { distanceToShare, shareAtMiddle } from '../../lib/share-at-middle'
import { distanceTo } from './distance-to'
import { $openService } from './open-service'
import type { Scroller } from './scroller'
import {
  crossesMiddle,
  sailedAt,
  sailedToService,
  serviceAtScroll,
  type StageScroll,
} from './service-at-scroll'
import { showShare } from './service-index'
import { fetchPicture } from './stage-pictures'
import { stageScroll } from './stage-scroll'
import { hasStage } from './use-layout'

/** What the page showed when it was last scrolled. */
interface View {
  /** What changes when the window is turned, zoomed or snapped, and not when a phone's own bars come and go. */
  layout: string
  isStage: boolean
  isInView: boolean
  /** In the list: what of the open service was in the window's middle. */
  share: number
}

/**
 * On the stage, opens the service that the scroll position selects, and tells `onSailed` how much of the way
 * lies behind, 0 to 1; where motion is reduced, once a service. In either layout, what was open and in
 * view stays so when the page is laid out anew: position decides only where a visitor has scrolled.
 */
export function useScrollSelection(
  section: RefObject<HTMLElement | null>,
  scroller: Scroller,
  isStage: boolean,
  onSailed: (sailed: number) => void,
) {
  const view = useRef<View>(undefined)
  const tellSailed = useEffectEvent(onSailed)

  useEffect(() => {
    const root = section.current!
    let hasScrolled = false
    const keepInView = (before: View) => {
      const id = $openService.get()
      scroller.bring(() =>
        isStage || before.isStage
          ? distanceTo(id, root)
          : distanceToShare(document.getElementById(id)!, before.share),
      )
    }
    const select = (scroll: StageScroll) => {
      const at = serviceAtScroll(scroll, SERVICE_IDS.length)
      showShare(root, SERVICE_IDS[at.index]!, at.share)
      tellSailed(
        prefersReducedMotion()
          ? sailedToService(scroll, at.index, SERVICE_IDS.length)
          : sailedAt(scroll),
      )
      if (at.share > 0) fetchPicture(SERVICE_IDS[at.index + 1])
      // Until the visitor scrolls, the service that the address names stays open while it is out of sight.
      if (!scroller.isUnderWay() && (hasScrolled || crossesMiddle(scroll)))
        $openService.set(SERVICE_IDS[at.index]!)
    }
    return onScroll(() => {
      // The layout has changed, and this is about to be called for the new one.
      if (hasStage(root) !== isStage) return
      const layout = `${innerWidth} ${isStage && root.offsetHeight}`
      const before = view.current
      if (before?.isInView && before.layout !== layout) keepInView(before)
      // All of it is read before the stage writes: read after, the page would be laid out for it.
      const scroll = stageScroll(root)
      view.current = {
        layout,
        isStage,
        isInView: crossesMiddle(scroll),
        share: shareAtMiddle(document.getElementById($openService.get())!),
      }
      if (isStage) select(scroll)
      hasScrolled = true
    })
  }, [section, scroller, isStage])
}
