import { prefersReducedMotion } from '../../lib/browser'

/** A page that has not moved for so long has come to rest. */
const REST_MS = 200
/** Where the processor is busy, a browser that tells when a scroll ends may begin it this late. */
const LATEST_START_MS = 2000

/**
 * Scrolls the page by `distance` px, smoothly unless the visitor asks for less motion or
 * `isInstant`, and calls `then` when it has come to rest. Returns what calls `then` off.
 */
export function scrollPageBy(distance: number, then: () => void, isInstant = false): () => void {
  const reportsEnd = 'onscrollend' in window
  const listening = new AbortController()
  let rest: ReturnType<typeof setTimeout>

  const callOff = () => {
    listening.abort()
    clearTimeout(rest)
  }
  const waitForRest = (duration = REST_MS) => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      callOff()
      then()
    }, duration)
  }
  // The end that is reported first may be that of a scroll which this one has replaced.
  const onMove = () => (reportsEnd ? clearTimeout(rest) : waitForRest())
  addEventListener('scroll', onMove, { signal: listening.signal, passive: true })
  addEventListener('scrollend', () => waitForRest(), { signal: listening.signal })

  scrollTo({
    top: scrollY + distance,
    behavior: isInstant || prefersReducedMotion() ? 'instant' : 'smooth',
  })
  waitForRest(reportsEnd && Math.abs(distance) >= 1 ? LATEST_START_MS : REST_MS)
  return callOff
}
