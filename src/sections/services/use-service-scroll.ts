import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { distanceTo, type LayoutRefs } from './pinned-layout'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** The scroll to a chosen service, which a visitor who scrolls ends. While it is under way, the scroll position opens no other. */
export function useServiceScroll(refs: LayoutRefs) {
  const [scroll] = useState(() => createServiceScroll(refs))
  useWindowEvent('scrollend', scroll.finish)
  useWindowEvent('wheel', scroll.stop, { passive: true })
  useWindowEvent('touchmove', scroll.stop, { passive: true })
  useWindowEvent('keydown', ({ key }) => SCROLL_KEYS.has(key) && scroll.stop())
  // A scroll bar belongs to no other element.
  useWindowEvent(
    'pointerdown',
    ({ target }) => target === document.documentElement && scroll.stop(),
  )
  useEffect(() => scroll.stop, [scroll])
  return scroll
}

/** First it is delayed: there is a `target`. Then the page moves: there is what is `remaining`, too. */
function createServiceScroll(refs: LayoutRefs) {
  let target: ServiceId | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The shortest distance to the target so far, in px. Undefined until the scroll begins. */
  let remaining: number | undefined

  const scrollToService = (id: ServiceId, behavior: ScrollBehavior) =>
    // Not scrollBy: it would add to a smooth scroll that is still running.
    window.scrollTo({ top: scrollY + distanceTo(id, refs), behavior })
  /** Scrolls to a service at once. */
  const jump = (id: ServiceId) => scrollToService(id, 'instant')

  const stop = () => {
    clearTimeout(timer)
    target = remaining = undefined
  }

  /** For each movement of the page: stops at the target, and where a visitor, or a screen reader, scrolls elsewhere. */
  function follow() {
    if (!target || remaining === undefined) return
    const distance = Math.abs(distanceTo(target, refs))
    // A smooth scroll that turns round first goes on a little.
    if (distance <= 1 || distance > remaining + innerHeight / 4) stop()
    else remaining = Math.min(remaining, distance)
  }

  return {
    follow,
    jump,
    stop,
    isUnderWay: () => target !== undefined,
    /** Scrolls to a service, `delay` ms from now, and calls `onStart` first. */
    start(id: ServiceId, delay: number, behavior: ScrollBehavior, onStart?: () => void) {
      stop()
      target = id
      timer = setTimeout(() => {
        onStart?.()
        remaining = Infinity
        scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
        follow()
      }, delay)
    },
    /** For the end of a movement: arrives where something else, such as Tab, has ended the scroll. */
    finish() {
      if (!target || remaining === undefined) return
      jump(target)
      stop()
    },
  }
}
