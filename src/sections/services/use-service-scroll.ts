import { useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, scrollToService, slotOf, type TrackRef } from './service-layout'
import { usePosition } from './use-position'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])
/** No browser's smooth scroll takes longer. */
const LONGEST_SCROLL_MS = 3000

/**
 * Returns functions that start the scroll to a chosen service and let go of it, whether there is one, and whether the section
 * is in the middle of the window. Calls `onPass` with each service that the scroll position opens, but not with those that
 * the page only passes on the way to the chosen one.
 */
export function useServiceScroll(
  trackRef: TrackRef,
  ids: readonly ServiceId[],
  onPass: (id: ServiceId) => void,
) {
  /** The chosen service. `timer`: until the scroll starts, then for the longest time that it can take. */
  const choiceRef = useRef<{ id: ServiceId; isMoving: boolean; timer: number }>(undefined)
  const { isInView, check } = usePosition(trackRef, ids, (id) => {
    const choice = choiceRef.current
    const isOnTheWay = choice && !(choice.isMoving && choice.id === id)
    if (isOnTheWay || !isPinned(trackRef.current!)) return
    stop()
    onPass(id)
  })

  /** From now on, the scroll position opens services again. */
  function stop() {
    if (!choiceRef.current) return
    clearTimeout(choiceRef.current.timer)
    choiceRef.current = undefined
    check()
  }

  /** Scrolls to a service after `delay` ms (section 9 of the specification), and calls `onStart` first. */
  function start(id: ServiceId, delay: number, behavior: ScrollBehavior, onStart?: () => void) {
    const move = () => {
      if (!trackRef.current) return
      onStart?.()
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      // There is no `scrollend` in Chromium before 114 and in WebKit, nor if the page is there already.
      choiceRef.current = { id, isMoving: true, timer: window.setTimeout(stop, LONGEST_SCROLL_MS) }
      check()
    }
    stop()
    choiceRef.current = { id, isMoving: false, timer: window.setTimeout(move, delay) }
  }

  useWindowEvent('scrollend', () => {
    if (!choiceRef.current?.isMoving) return
    completeScroll(slotOf(choiceRef.current.id))
    stop()
  })
  useScrollByVisitor(stop)
  return { isInView, start, stop, isScrolling: () => choiceRef.current !== undefined }
}

/** Completes a scroll that Tab has cut short: all browsers end a smooth scroll to show what has the focus. */
function completeScroll(slot: Element) {
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
