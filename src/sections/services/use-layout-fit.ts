import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { startObserver, tryOrUndefined } from '../../lib/browser'
import { isPinned, type ServicesRootRef } from './service-layout'

/**
 * CSS treats `unmeasured` like `fits`. In windows that are too small for the pinned layout, the value is always `fits`.
 */
export type LayoutFit = 'unmeasured' | 'fits' | 'overflows'

const CLIPPED_SELECTOR = '[data-service], :scope > ol'
const RESIZING_SELECTOR =
  ':scope > :first-child, :scope > ol > li, h2 > a > span, h3 > a > span, [data-service] > *'

const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)

/** Measures the services after each size change, before the next frame. */
export function useLayoutFit(
  rootRef: ServicesRootRef,
  onLayoutChange: (involvesPinnedLayout: boolean) => void,
): LayoutFit {
  const [fit, setFit] = useState<LayoutFit>('unmeasured')
  const wasPinnedRef = useRef<boolean>(undefined)

  const notify = useEffectEvent((isWindowResized: boolean) => {
    const wasPinned = wasPinnedRef.current
    const isPinnedNow = isPinned(rootRef.current!)
    wasPinnedRef.current = isPinnedNow
    if (wasPinned !== undefined && (isWindowResized || isPinnedNow !== wasPinned))
      onLayoutChange(isPinnedNow || wasPinned)
  })

  const onResize = useEffectEvent((entries: ResizeObserverEntry[]) => {
    const root = rootRef.current!
    const targets = entries.map(({ target }) => target)
    const isFullMeasurement = !targets.every((target) => target.closest('[data-service]'))
    if (isFullMeasurement) root.dataset['pinnedFit'] = 'measuring'
    const isOverflowing =
      isPinned(root) && [...root.querySelectorAll(CLIPPED_SELECTOR)].some(isClipped)
    root.dataset['pinnedFit'] = fit
    if (isFullMeasurement || isOverflowing) setFit(isOverflowing ? 'overflows' : 'fits')
    notify(targets.includes(root.firstElementChild!))
  })

  useEffect(() => {
    const create = () => new ResizeObserver((entries) => onResize(entries))
    // Without observers, scrolling can't open a service, so the accordion replaces the pinned layout.
    if (!tryOrUndefined(() => [create(), new IntersectionObserver(() => {}, { root: document })]))
      // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page can't depend on the browser.
      return setFit('overflows')
    return startObserver(rootRef.current!.querySelectorAll(RESIZING_SELECTOR), create)
  }, [rootRef])
  useLayoutEffect(() => {
    if (fit !== 'unmeasured') notify(false)
  }, [fit])

  return fit
}
