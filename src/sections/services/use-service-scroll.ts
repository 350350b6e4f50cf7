import { useEffect, useEffectEvent, useRef } from 'react'
import { closestElement, prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { distanceTo, type LayoutRefs } from './pinned-layout'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** `nearestSoFar`: the shortest distance to the service so far, in px. `hasFocus`: whether the focus has moved within it. */
type Phase =
  | { name: 'idle' }
  | { name: 'delayed'; timer: ReturnType<typeof setTimeout> }
  | { name: 'moving'; id: ServiceId; nearestSoFar: number; hasFocus: boolean }

/**
 * The scroll to a chosen service, which a visitor who scrolls ends. While it is under way, the scroll position opens no
 * other.
 */
export function useServiceScroll(refs: LayoutRefs) {
  const phaseRef = useRef<Phase>({ name: 'idle' })

  const scrollToService = (id: ServiceId, behavior: ScrollBehavior) =>
    // Not scrollBy: it would add to a smooth scroll that is still running.
    window.scrollTo({ top: scrollY + distanceTo(id, refs), behavior })
  /** Scrolls to a service at once. */
  const jump = (id: ServiceId) => scrollToService(id, 'instant')

  function stop() {
    if (phaseRef.current.name === 'delayed') clearTimeout(phaseRef.current.timer)
    phaseRef.current = { name: 'idle' }
  }

  /** For each movement of the page: stops at the service, and where a visitor, or a screen reader, scrolls elsewhere. */
  function trackMovement() {
    const phase = phaseRef.current
    if (phase.name !== 'moving') return
    const distance = Math.abs(distanceTo(phase.id, refs))
    // A smooth scroll that turns round first goes on a little.
    const isReceding = distance > phase.nearestSoFar + innerHeight / 4
    if (distance <= 1 || (isReceding && !phase.hasFocus)) stop()
    else phase.nearestSoFar = Math.min(phase.nearestSoFar, distance)
  }

  /** Scrolls to a service, `delay` ms from now, and calls `onStart` first. */
  function start(id: ServiceId, delay: number, behavior: ScrollBehavior, onStart?: () => void) {
    stop()
    const timer = setTimeout(() => {
      onStart?.()
      phaseRef.current = { name: 'moving', id, nearestSoFar: Infinity, hasFocus: false }
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      trackMovement()
    }, delay)
    phaseRef.current = { name: 'delayed', timer }
  }

  useWindowEvent('scrollend', () => {
    // Arrives where something else, such as Tab, has ended the scroll.
    if (phaseRef.current.name !== 'moving') return
    jump(phaseRef.current.id)
    stop()
  })
  useWindowEvent('focusin', ({ target }) => {
    const phase = phaseRef.current
    // The browser scrolls by itself to what Tab has focused, perhaps back. When that ends, `scrollend` goes on to the
    // service.
    if (phase.name === 'moving' && closestElement(target, `#${phase.id}`)) phase.hasFocus = true
  })
  useScrollByVisitor(stop)
  const onUnmount = useEffectEvent(stop)
  useEffect(() => () => onUnmount(), [])

  return { trackMovement, jump, stop, start, isUnderWay: () => phaseRef.current.name !== 'idle' }
}

/** Calls `onScroll` when a visitor scrolls by wheel, finger, key or scroll bar. */
function useScrollByVisitor(onScroll: () => void) {
  useWindowEvent('wheel', onScroll, { passive: true })
  useWindowEvent('touchmove', onScroll, { passive: true })
  useWindowEvent('keydown', ({ key }) => {
    if (SCROLL_KEYS.has(key)) onScroll()
  })
  // A scroll bar belongs to no other element.
  useWindowEvent('pointerdown', ({ target }) => {
    if (target === document.documentElement) onScroll()
  })
}
