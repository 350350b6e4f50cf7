import { scrollPageBy } from './scroll-by'

/** Scroll offsets are rounded to the screen's pixels. */
const NEAR_PX = 2

const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Whether a visitor takes the scrolling back into the own hand: with wheel, finger, key or scroll bar. */
const takesOver = (event: Event) =>
  event instanceof KeyboardEvent
    ? SCROLL_KEYS.has(event.key)
    : event.type !== 'pointerdown' || event.target === document.documentElement

export interface Scroller {
  /** Whether the page is on its way, or about to be. */
  isUnderWay: () => boolean
  /** Scrolls by what `distance` says then, in px, `delay` ms from now; undefined means at once and without motion. */
  bring: (distance: () => number, delay?: number, isInstant?: boolean) => void
  /** Ends the way where the page is now. */
  stop: () => void
}

/** Brings places into view, one at a time: a new one replaces one under way, and the visitor's own hand ends it. */
export function createScroller(): Scroller {
  let callOff = () => {}
  let isUnderWay = false

  const stop = () => {
    callOff()
    isUnderWay = false
    for (const input of INPUTS) removeEventListener(input, onInput)
  }
  const onInput = (event: Event) => takesOver(event) && stop()

  const bring = (distance: () => number, delay?: number, isInstant = delay === undefined) => {
    stop()
    isUnderWay = true
    for (const input of INPUTS) addEventListener(input, onInput, { passive: true })
    const start = () => {
      const { activeElement } = document
      // A scroll of the browser's own that was under way may have had the last word: then once more, unless
      // the focus has moved, and the browser has followed it.
      const checkPlace = () => {
        const rest = distance()
        if (Math.abs(rest) < NEAR_PX || document.activeElement !== activeElement) stop()
        else callOff = scrollPageBy(rest, stop, isInstant)
      }
      callOff = scrollPageBy(distance(), checkPlace, isInstant)
    }
    if (delay === undefined) return start()
    const timer = setTimeout(start, delay)
    callOff = () => clearTimeout(timer)
  }

  return { isUnderWay: () => isUnderWay, bring, stop }
}
