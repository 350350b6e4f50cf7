import { useEffect, useEffectEvent, useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/ids'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, scrollToService, serviceAtPosition, slotOf } from './pinned-layout'

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/**
 * The scroll to a chosen service. Until the page is nearer to it than to any other, or a visitor scrolls, the position opens
 * no other.
 */
export function useServiceScroll() {
  /** `timer`: of the scroll, until it starts. */
  const chosenRef = useRef<{ id: ServiceId; timer?: ReturnType<typeof setTimeout> }>(undefined)

  function stop() {
    clearTimeout(chosenRef.current?.timer)
    chosenRef.current = undefined
  }

  /** Scrolls to a service, `delay` ms from now, and calls `onStart` first. */
  function start(id: ServiceId, delay: number, behavior: ScrollBehavior, onStart?: () => void) {
    stop()
    const timer = setTimeout(() => {
      onStart?.()
      chosenRef.current = { id }
      scrollToService(id, prefersReducedMotion() ? 'instant' : behavior)
      serviceToOpen()
    }, delay)
    chosenRef.current = { id, timer }
  }

  /** The service that the position opens. Undefined in the list, and on the way to a chosen one. */
  function serviceToOpen(): ServiceId | undefined {
    const id = serviceAtPosition()
    const chosen = chosenRef.current
    if (chosen && (chosen.timer || chosen.id !== id)) return undefined
    chosenRef.current = undefined
    return id
  }

  useWindowEvent('scrollend', () => {
    const chosen = chosenRef.current
    if (!chosen || chosen.timer) return
    // Something else has ended the scroll: a screen reader, or Tab into the service, which then has to be seen.
    stop()
    if (isPinned() && slotOf(chosen.id).querySelector(':focus'))
      scrollToService(chosen.id, 'instant')
  })
  useScrollByVisitor(stop)
  const onUnmount = useEffectEvent(stop)
  useEffect(() => () => onUnmount(), [])

  return { start, stop, serviceToOpen }
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
