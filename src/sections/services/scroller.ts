import { prefersReducedMotion } from '../../lib/browser'
import type { ServiceId } from '../../lib/sections'

/** Between choosing a service and the start of the scroll. */
export const DELAY_FROM_MENU_MS = 60
/** The same where the URL names the service. */
export const DELAY_ON_LOAD_MS = 80
/** A page that has not moved for this long has come to rest. Safari before 26 does not report it. */
const REST_MS = 150
/** On a busy processor, a browser may begin a smooth scroll this late. */
const LATEST_START_MS = 2000

const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Whether the visitor scrolls with wheel, finger, key or scroll bar. */
const isScrollInput = (event: Event) =>
  event instanceof KeyboardEvent
    ? SCROLL_KEYS.has(event.key)
    : event.type !== 'pointerdown' || event.target === document.documentElement

/**
 * Scrolls to services, one at a time. While the page is on its way to one (`target`), the scroll position
 * selects no other. The target's track, the visitor's own scrolling, or rest releases it; after the last two
 * `onRelease` is called. `distanceTo` is the distance to a service in px.
 */
export function createScroller(distanceTo: (id: ServiceId) => number, onRelease: () => void) {
  let target: ServiceId | undefined
  let start: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening

  const clear = () => {
    clearTimeout(start)
    clearTimeout(rest)
    target = start = rest = undefined
  }
  const release = () => {
    clear()
    onRelease()
  }
  const releaseAfter = (ms: number) => {
    clearTimeout(rest)
    rest = setTimeout(release, ms)
  }
  const begin = (id: ServiceId, delay: number, scroll: () => void) => {
    clear()
    target = id
    start = setTimeout(() => {
      start = undefined
      scroll()
      releaseAfter(LATEST_START_MS)
    }, delay)
  }
  const hasScrollEnd = 'onscrollend' in window

  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, (event) => target && isScrollInput(event) && release(), {
      passive: true,
      signal,
    })
  addEventListener('scroll', () => rest && releaseAfter(hasScrollEnd ? LATEST_START_MS : REST_MS), {
    passive: true,
    signal,
  })
  addEventListener('scrollend', () => rest && releaseAfter(REST_MS), { signal })

  return {
    /** Scrolls to a service, `delay` ms from now. */
    scrollTo(id: ServiceId, delay: number, behavior: ScrollBehavior) {
      begin(id, delay, () =>
        scrollBy({
          top: distanceTo(id),
          behavior: prefersReducedMotion() ? 'instant' : behavior,
        }),
      )
    },
    /** Restores a scroll position at which a service was open. Without a position, the browser does that. */
    restore(id: ServiceId, top?: number) {
      begin(id, 0, () => top !== undefined && scrollTo({ top, behavior: 'instant' }))
    },
    /** Whether the scroll position may select a service: none is being scrolled to, or this one, which is reached. */
    reaches(id: ServiceId): boolean {
      if (target !== undefined && target !== id) return false
      if (start === undefined) clear()
      return true
    },
    release,
    stop() {
      listening.abort()
      clear()
    },
  }
}
