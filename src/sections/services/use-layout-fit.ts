import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { observe, tryOrUndefined } from '../../lib/browser'
import { isPinned, type TrackRef } from './service-layout'

/**
 * Whether all services fit in the pinned layout. CSS treats `unmeasured` like `fits`, and windows too small to pin
 * count as `fits`.
 */
export type LayoutFit = 'unmeasured' | 'fits' | 'overflows'

const CONTAINERS = '[data-service], :scope > ol'
/**
 * The window's size changes the first of these elements. The font, the font size and translations change the others.
 */
const OBSERVED =
  ':scope > :first-child, :scope > ol > li, h2 > a > span, h3 > a > span, [data-service] > *'

const isCutOff = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)

/**
 * Returns whether the services fit, measured after each change of their sizes. No frame shows the measurement. Calls
 * `onLayoutChange` when the layout or the window's size changes.
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
    // Without observers, no scroll position can open a service, so the accordion is used.
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
