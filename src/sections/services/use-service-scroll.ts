import { useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, scrollToService, getServiceSlot, type TrackRef } from './service-layout'
import { useServiceInMiddle } from './use-service-in-middle'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])
const MAX_SCROLL_MS = 3000

/** Doesn't call `onPass` on the way to a chosen service. */
export function useServiceScroll(
  trackRef: TrackRef,
  ids: readonly ServiceId[],
  onPass: (id: ServiceId) => void,
) {
  /** `timer` delays the scroll, then limits its duration. */
  const targetRef = useRef<{ id: ServiceId; isScrolling: boolean; timer: number }>(undefined)
  const { isInView, requestReport } = useServiceInMiddle(trackRef, ids, (id) => {
    const target = targetRef.current
    const isOnTheWay = target && !(target.isScrolling && target.id === id)
    if (isOnTheWay || !isPinned(trackRef.current!)) return
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
      if (!trackRef.current) return
      onStart?.()
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      // WebKit, Chromium before 114 and pages that don't move dispatch no `scrollend`.
      targetRef.current = { id, isScrolling: true, timer: window.setTimeout(stop, MAX_SCROLL_MS) }
      requestReport()
    }
    stop()
    targetRef.current = { id, isScrolling: false, timer: window.setTimeout(scroll, delayMs) }
  }

  useWindowEvent('scrollend', () => {
    if (!targetRef.current?.isScrolling) return
    completeScroll(getServiceSlot(targetRef.current.id))
    stop()
  })
  useScrollByVisitor(stop)
  return { isInView, start, stop, isScrolling: () => targetRef.current !== undefined }
}

/** Browsers stop a smooth scroll when Tab moves the focus. */
function completeScroll(slot: Element) {
  if (isPinned(slot) && slot.querySelector(':focus')) slot.scrollIntoView({ behavior: 'instant' })
}

/** `scroll` events don't tell whether the visitor or a script scrolls. */
function useScrollByVisitor(onScroll: () => void) {
  useWindowEvent('wheel', onScroll, { passive: true })
  useWindowEvent('touchmove', onScroll, { passive: true })
  useWindowEvent('keydown', ({ key }) => {
    if (SCROLL_KEYS.has(key)) onScroll()
  })
  // Clicks on the scroll bar have the root element as their target.
  useWindowEvent('pointerdown', ({ target }) => {
    if (target === document.documentElement) onScroll()
  })
}
