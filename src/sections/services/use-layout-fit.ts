import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { observe, tryOrUndefined } from '../../lib/browser'
import { isPinned, type TrackRef } from './service-layout'

/** Whether all services fit in the pinned layout. Assumed to be true until hydration, and in windows too small to pin. */
export type LayoutFit = 'unmeasured' | 'fits' | 'overflows'

/** What can be cut off in the pinned layout: each block, and the stepper. */
const CONTAINERS = '[data-service], :scope > ol'
/** What changes its size with the window (the first child), the font, a larger font size or a translation. */
const OBSERVED =
  ':scope > :first-child, :scope > ol > li, h2 > a > span, h3 > a > span, [data-service] > *'

/** Returns whether some of an element's lines are cut off. Those of a closed service, which has no height, do not count. */
const isCutOff = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)

/**
 * Returns whether the services fit. Measures all of them whenever the layout has changed, or the open one if only that has
 * changed. Meanwhile all are laid out as in the pinned layout, but no frame shows that. Calls `keepInView` when the window
 * has a new size, and when one layout has replaced the other, with whether the old or the new layout is the pinned one.
 */
export function useLayoutFit(
  trackRef: TrackRef,
  keepInView: (isPinnedOrWas: boolean) => void,
): LayoutFit {
  const [fit, setFit] = useState<LayoutFit>('unmeasured')
  const wasPinnedRef = useRef<boolean>(undefined)

  const onChange = useEffectEvent((isWindowResized: boolean) => {
    const wasPinned = wasPinnedRef.current
    const isPinnedNow = isPinned(trackRef.current!)
    wasPinnedRef.current = isPinnedNow
    if (wasPinned !== undefined && (isWindowResized || isPinnedNow !== wasPinned))
      keepInView(isPinnedNow || wasPinned)
  })

  const onResize = useEffectEvent((entries: ResizeObserverEntry[]) => {
    const track = trackRef.current!
    const targets = entries.map(({ target }) => target)
    const measuresAll = !targets.every((target) => target.closest('[data-service]'))
    if (measuresAll) track.dataset['pinnedFit'] = 'measuring'
    const isCut = isPinned(track) && [...track.querySelectorAll(CONTAINERS)].some(isCutOff)
    track.dataset['pinnedFit'] = fit
    if (measuresAll || isCut) setFit(isCut ? 'overflows' : 'fits')
    onChange(targets.includes(track.firstElementChild!))
  })

  useEffect(() => {
    const create = () => new ResizeObserver((entries) => onResize(entries))
    // Without observers, no scroll position opens a service, so the accordion is used.
    if (!tryOrUndefined(() => [create(), new IntersectionObserver(() => {}, { root: document })]))
      // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page knows no browser.
      return setFit('overflows')
    return observe(trackRef.current!.querySelectorAll(OBSERVED), create)
  }, [trackRef])
  useLayoutEffect(() => {
    if (fit !== 'unmeasured') onChange(false)
  }, [fit])

  return fit
}
