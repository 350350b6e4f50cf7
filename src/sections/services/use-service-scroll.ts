import { useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/element-ids'
import { useWindowEvent } from '../../lib/use-window-event'
import {
  isPinned,
  scrollToService,
  getServiceElement,
  type ServicesRootRef,
} from './service-layout'
import { useServiceScrollSpy } from './use-service-scroll-spy'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])
const MAX_SCROLL_MS = 3000

/** Doesn't call `onPass` for services that the page passes on the way to a chosen service. */
export function useServiceScroll(
  rootRef: ServicesRootRef,
  ids: readonly ServiceId[],
  onPass: (id: ServiceId) => void,
) {
  /** `timer` first delays the scroll, then limits the duration of the scroll. */
  const targetRef = useRef<{ id: ServiceId; isScrolling: boolean; timer: number }>(undefined)
  const { isInView, requestReport } = useServiceScrollSpy(rootRef, ids, (id) => {
    const target = targetRef.current
    const isOnTheWay = target && !(target.isScrolling && target.id === id)
    if (isOnTheWay || !isPinned(rootRef.current!)) return
    stop()
    onPass(id)
  })

  function stop() {
    if (!targetRef.current) return
    clearTimeout(targetRef.current.timer)
    targetRef.current = undefined
    requestReport()
  }

  function start(id: ServiceId, delayMs: number, behavior: ScrollBehavior, onStart?: () => void) {
    const scroll = () => {
      if (!rootRef.current) return
      onStart?.()
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      // `scrollend` doesn't fire in old browsers, or if the page is already in place, so a timer also calls `stop`.
      targetRef.current = { id, isScrolling: true, timer: window.setTimeout(stop, MAX_SCROLL_MS) }
      requestReport()
    }
    stop()
    targetRef.current = { id, isScrolling: false, timer: window.setTimeout(scroll, delayMs) }
  }

  useWindowEvent('scrollend', () => {
    if (!targetRef.current?.isScrolling) return
    completeScroll(getServiceElement(targetRef.current.id))
    stop()
  })
  useScrollByVisitor(stop)
  return { isInView, start, stop, isScrolling: () => targetRef.current !== undefined }
}

/** Completes a smooth scroll, which browsers stop when Tab moves the focus. */
function completeScroll(slot: Element) {
  if (isPinned(slot) && slot.querySelector(':focus')) slot.scrollIntoView({ behavior: 'instant' })
}

/** Listens to input events, because `scroll` events don't indicate whether the visitor or a script is scrolling. */
function useScrollByVisitor(onScroll: () => void) {
  useWindowEvent('wheel', onScroll, { passive: true })
  useWindowEvent('touchmove', onScroll, { passive: true })
  useWindowEvent('keydown', ({ key }) => {
    if (SCROLL_KEYS.has(key)) onScroll()
  })
  // A click on the scroll bar has the root element as its target.
  useWindowEvent('pointerdown', ({ target }) => {
    if (target === document.documentElement) onScroll()
  })
}
