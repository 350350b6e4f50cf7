import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { observe } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { serviceAt, type TrackRef } from './service-layout'

/** From the middle of the window to far below it: how much of the track is in there says how far the page has come. */
const ROOT_MARGIN = '-50% 0px 1000%'

/**
 * Calls `onPass` with the service whose share of the track crosses the middle of the window, whenever that changes. An
 * IntersectionObserver does nothing while the section is out of view, and needs no layout during the scroll. Returns whether
 * the middle is in the track, and `check`, which calls `onPass` in any case.
 */
export function usePosition(
  trackRef: TrackRef,
  ids: readonly ServiceId[],
  onPass: (id: ServiceId) => void,
) {
  const [isInView, setIsInView] = useState(false)
  const count = ids.length
  const observerRef = useRef<IntersectionObserver>(undefined)

  const onChange = useEffectEvent(
    ({ rootBounds, boundingClientRect: { top, height } }: IntersectionObserverEntry) => {
      const progress = (rootBounds!.top - top) / height
      setIsInView(progress >= 0 && progress < 1)
      onPass(serviceAt(progress, ids))
    },
  )
  useEffect(() => {
    // In a frame, the root by default is the window around it.
    const threshold = Array.from({ length: count + 1 }, (_, index) => index / count)
    const options = { root: document, rootMargin: ROOT_MARGIN, threshold }
    return observe([trackRef.current!], () => {
      observerRef.current = new IntersectionObserver(
        (entries) => onChange(entries.at(-1)!),
        options,
      )
      return observerRef.current
    })
  }, [trackRef, count])

  /** Makes the observer report in the next frame. */
  function check() {
    if (!trackRef.current) return
    observerRef.current?.unobserve(trackRef.current)
    observerRef.current?.observe(trackRef.current)
  }
  return { isInView, check }
}
