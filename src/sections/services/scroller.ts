import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/sections'
import { distanceTo } from './pinned-layout'

/** Delay between the choice of a service, by link or find-in-page, and the scroll to it: from section 9 of the
 * company's specification (e2e/specification.ts). */
export const DELAY_FROM_LINK_MS = 60
/** The same delay for a service that the URL names, from the same section. */
export const DELAY_ON_LOAD_MS = 80
/** A scroll has ended this long after `scrollend` or, in Safari before 26, which has no such event, after the last movement. */
const SCROLL_END_MS = 150
/** On a busy processor, a smooth scroll may begin, or go on, this late. */
const SCROLL_TIMEOUT_MS = 2000

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Whether the visitor may be scrolling, with wheel, finger, key or scroll bar (a pointer on the root element). */
const isScrollInput = (event: Event) =>
  event instanceof KeyboardEvent
    ? SCROLL_KEYS.has(event.key)
    : event.type !== 'pointerdown' || event.target === document.documentElement

/**
 * Scrolls to services, one at a time. From a call of `scrollToService` or `restore` on, the scroll position selects no other
 * service than this `target`, until the visitor scrolls, or the page stands still. Three states:
 * - idle: there is no `target`.
 * - delayed: `timer` begins the scroll.
 * - scrolling: there is `jump`; `timer`, started anew by `scroll` and `scrollend`, ends it at the target.
 */
export function createScroller(root: HTMLElement, signal: AbortSignal) {
  let target: ServiceId | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Scrolls to the target at once. Undefined until the scroll to it has begun. */
  let jump: (() => void) | undefined

  const clear = () => {
    clearTimeout(timer)
    target = jump = undefined
  }
  const stop = () => {
    clear()
    scroller.onStop()
  }
  const endAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Something other than the visitor's input may have ended the scroll, such as a new focus.
      jump?.()
      stop()
    }, ms)
  }
  const begin = (id: ServiceId, delay: number, scroll: (behavior?: ScrollBehavior) => void) => {
    clear()
    target = id
    timer = setTimeout(() => {
      jump = () => scroll('instant')
      scroll()
      endAfter(SCROLL_TIMEOUT_MS)
    }, delay)
  }

  const listenerOptions = { passive: true, signal }
  const onInput = (event: Event) => target && isScrollInput(event) && stop()
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, onInput, listenerOptions)
  const afterScrollMs = 'onscrollend' in window ? SCROLL_TIMEOUT_MS : SCROLL_END_MS
  addEventListener('scroll', () => jump && endAfter(afterScrollMs), listenerOptions)
  addEventListener('scrollend', () => jump && endAfter(SCROLL_END_MS), listenerOptions)
  signal.addEventListener('abort', clear)

  const scroller = {
    /** Called when a scroll has ended, and by each `stop`, not when another scroll replaces one; select-by-scroll.ts sets it. */
    onStop() {},
    /** Scrolls to a service, `delay` ms from now. */
    scrollToService: (id: ServiceId, delay: number, preferred: ScrollBehavior) =>
      begin(id, delay, (behavior = prefersReducedMotion() ? 'instant' : preferred) =>
        // Not scrollBy: it would add to a smooth scroll that is still running.
        window.scrollTo({ top: scrollY + distanceTo(id, root), behavior }),
      ),
    /** Restores a scroll position at which a service was open. Without a position, the browser restores it, and
     * the service is only kept selected meanwhile. */
    restore: (id: ServiceId, top?: number) =>
      begin(id, 0, () => top !== undefined && window.scrollTo({ top, behavior: 'instant' })),
    maySelect: (id: ServiceId) => target === undefined || target === id,
    /** Ends the scroll: the scroll position may select any service again. */
    stop,
  }
  return scroller
}
