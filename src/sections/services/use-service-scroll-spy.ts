import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { startObserver } from '../../lib/browser'
import type { ServiceId } from '../../lib/element-ids'
import { serviceIdAtProgress, type ServicesRootRef } from './service-layout'

/**
 * The observed area starts at the middle of the window, so the intersection ratio changes when a service passes the
 * middle.
 */
const ROOT_MARGIN = '-50% 0px 1000%'

/** Calls `onPass` when another service reaches the middle of the window. */
export function useServiceScrollSpy(
  rootRef: ServicesRootRef,
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
      onPass(serviceIdAtProgress(progress, ids))
    },
  )
  useEffect(() => {
    const threshold = Array.from({ length: count + 1 }, (_, index) => index / count)
    // Sets `root`, because in a frame, IntersectionObserver's default root is the top-level window's viewport.
    const options = { root: document, rootMargin: ROOT_MARGIN, threshold }
    return startObserver([rootRef.current!], () => {
      observerRef.current = new IntersectionObserver(
        (entries) => onChange(entries.at(-1)!),
        options,
      )
      return observerRef.current
    })
  }, [rootRef, count])

  function requestReport() {
    if (!rootRef.current) return
    observerRef.current?.unobserve(rootRef.current)
    observerRef.current?.observe(rootRef.current)
  }
  return { isInView, requestReport }
}
