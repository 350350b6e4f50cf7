import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/sections'

/** Delay between choosing a service and the start of the scroll (specification, section 9). */
export const DELAY_FROM_MENU_MS = 60
/** The same delay for a service that the URL names (specification, section 9). */
export const DELAY_ON_LOAD_MS = 80
/** A scroll has ended when the page has not moved for this long. Safari before 26 has no `scrollend` event. */
const SCROLL_END_MS = 150
/** On a busy processor, a smooth scroll may begin, or go on, this late. */
const SCROLL_TIMEOUT_MS = 2000

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Whether the visitor scrolls with wheel, finger, key or scroll bar. */
const isScrollInput = (event: Event) =>
  event instanceof KeyboardEvent
    ? SCROLL_KEYS.has(event.key)
    : event.type !== 'pointerdown' || event.target === document.documentElement

/** Calls back when the visitor scrolls, when the page moves, and when it has stopped. Returns a function that stops this. */
function watchScrolling(onInput: () => void, onScroll: () => void, onScrollEnd: () => void) {
  const listening = new AbortController()
  const passively = { passive: true, signal: listening.signal }
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, (event) => isScrollInput(event) && onInput(), passively)
  addEventListener('scroll', onScroll, passively)
  addEventListener('scrollend', onScrollEnd, passively)
  return () => listening.abort()
}

export interface Scroller {
  /** Sets what is called when the scroll position may select any service again. */
  onRelease: (callback: () => void) => void
  /** Scrolls to a service, `delay` ms from now. */
  scrollTo: (id: ServiceId, delay: number, behavior: ScrollBehavior) => void
  /** Restores a scroll position at which a service was open. Without a position, the browser restores it. */
  restore: (id: ServiceId, top?: number) => void
  /** Whether the scroll position may select this service. */
  maySelect: (id: ServiceId) => boolean
  release: () => void
  stop: () => void
}

/**
 * Scrolls to services, one at a time. While the page scrolls to one (`target`), the scroll position selects
 * no other. This ends when the visitor scrolls, or when the page stands still. `distanceTo` returns the
 * distance to a service in px.
 */
export function createScroller(distanceTo: (id: ServiceId) => number): Scroller {
  let onRelease = () => {}
  let target: ServiceId | undefined
  let start: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Corrects a scroll that something other than the visitor's input has ended, such as a new focus. */
  let correct: (() => void) | undefined

  const clear = () => {
    clearTimeout(start)
    clearTimeout(rest)
    target = start = rest = correct = undefined
  }
  const release = () => {
    clear()
    onRelease()
  }
  const endAfter = (ms: number) => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      if (!correct) return release()
      correct()
      correct = undefined
      endAfter(SCROLL_END_MS)
    }, ms)
  }
  const begin = (id: ServiceId, delay: number, scroll: (behavior?: ScrollBehavior) => void) => {
    clear()
    target = id
    start = setTimeout(() => {
      start = undefined
      correct = () => scroll('instant')
      scroll()
      endAfter(SCROLL_TIMEOUT_MS)
    }, delay)
  }
  const afterScrollMs = 'onscrollend' in window ? SCROLL_TIMEOUT_MS : SCROLL_END_MS
  const stopWatching = watchScrolling(
    () => target && release(),
    () => rest && endAfter(afterScrollMs),
    () => rest && endAfter(SCROLL_END_MS),
  )

  return {
    onRelease: (callback) => (onRelease = callback),
    scrollTo: (id, delay, behavior) =>
      begin(id, delay, (how = prefersReducedMotion() ? 'instant' : behavior) =>
        // Not scrollBy: it would add to a smooth scroll that is still running.
        scrollTo({ top: scrollY + distanceTo(id), behavior: how }),
      ),
    restore: (id, top) =>
      begin(id, 0, () => top !== undefined && scrollTo({ top, behavior: 'instant' })),
    maySelect: (id) => target === undefined || target === id,
    release,
    stop() {
      stopWatching()
      clear()
    },
  }
}
