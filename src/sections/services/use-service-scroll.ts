import { useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, scrollToService, slotOf, type TrackRef } from './service-layout'
import { usePosition } from './use-position'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])
/** No browser's smooth scroll takes longer. */
const LONGEST_SCROLL_MS = 3000
const hasScrollEnd = () => 'onscrollend' in globalThis

/**
 * Scrolls to a chosen service. Calls `onPass` with each service that the scroll position opens, which are none of those on the
 * way to a chosen one. Returns also whether the section is in the middle of the window.
 */
export function useServiceScroll(
  trackRef: TrackRef,
  ids: readonly ServiceId[],
  onPass: (id: ServiceId) => void,
) {
  /** `timer`: until the scroll starts, then for the longest time that it can take */
  const choiceRef = useRef<{ id: ServiceId; isMoving: boolean; timer?: number }>(undefined)
  const { isInView, check } = usePosition(trackRef, ids, (id) => {
    const choice = choiceRef.current
    if (!isPinned(trackRef.current!) || (choice && !(choice.isMoving && choice.id === id))) return
    stop()
    onPass(id)
  })

  function stop() {
    clearTimeout(choiceRef.current?.timer)
    if (choiceRef.current) check()
    choiceRef.current = undefined
  }

  /** Scrolls to a service after `delay` ms (section 9 of the specification), and calls `onStart` first. */
  function start(id: ServiceId, delay: number, behavior: ScrollBehavior, onStart?: () => void) {
    const move = () => {
      if (!trackRef.current) return
      onStart?.()
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      // Without `scrollend` (Chromium before 114, WebKit), nothing tells that a screen reader has scrolled elsewhere.
      const timer = hasScrollEnd() ? undefined : window.setTimeout(stop, LONGEST_SCROLL_MS)
      choiceRef.current = { id, isMoving: true, timer }
      // The page may be there already, and then does not scroll.
      check()
    }
    stop()
    choiceRef.current = { id, isMoving: false, timer: window.setTimeout(move, delay) }
  }

  useWindowEvent('scrollend', () => {
    if (!choiceRef.current?.isMoving) return
    returnToFocus(slotOf(choiceRef.current.id))
    stop()
  })
  useScrollByVisitor(stop)
  return { isInView, start, stop }
}

/** Scrolls back to a slot with the focus: all browsers end a smooth scroll to show what Tab has focused. */
function returnToFocus(slot: Element) {
  if (isPinned(slot) && slot.querySelector(':focus')) slot.scrollIntoView({ behavior: 'instant' })
}

/** Calls `onScroll` when the visitor scrolls, because `scroll` events do not tell who does. */
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
