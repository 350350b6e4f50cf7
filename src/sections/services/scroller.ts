import { scrollPageBy } from './scroll-by'

/** Scroll offsets are rounded to the screen's pixels. */
const NEAR_PX = 2

/** What a visitor does to take the scrolling back into the own hand, or to go on elsewhere. */
const TAKING_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

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
    for (const event of TAKING_OVER) removeEventListener(event, stop)
  }

  const bring = (distance: () => number, delay?: number, isInstant = delay === undefined) => {
    stop()
    isUnderWay = true
    // A scroll of the browser's own that was under way may have had the last word: then once more.
    const checkPlace = () => {
      const rest = distance()
      if (Math.abs(rest) < NEAR_PX) stop()
      else callOff = scrollPageBy(rest, stop, isInstant)
    }
    const start = () => {
      for (const event of TAKING_OVER) addEventListener(event, stop, { passive: true })
      callOff = scrollPageBy(distance(), checkPlace, isInstant)
    }
    if (delay === undefined) return start()
    const timer = setTimeout(start, delay)
    callOff = () => clearTimeout(timer)
  }

  return { isUnderWay: () => isUnderWay, bring, stop }
}
