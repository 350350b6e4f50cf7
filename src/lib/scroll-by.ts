import { prefersReducedMotion } from './preferences'

/** A page that has not moved for so long has arrived, where the browser does not report the end of scrolling. */
const REST_MS = 150

/**
 * Scrolls the page by `distance` px, smoothly unless the visitor asks for less motion or
 * `isInstant`, and calls `then` when it has come to rest. Returns what calls `then` off.
 */
export function scrollPageBy(distance: number, then: () => void, isInstant = false): () => void {
  const end = new AbortController()
  const finish = () => {
    end.abort()
    clearTimeout(rest)
    then()
  }
  let rest = setTimeout(finish, REST_MS)
  const wait = () => {
    clearTimeout(rest)
    if (!('onscrollend' in window)) rest = setTimeout(finish, REST_MS)
  }
  addEventListener('scroll', wait, { signal: end.signal, passive: true })
  addEventListener('scrollend', finish, { signal: end.signal })

  const behavior = isInstant || prefersReducedMotion() ? 'instant' : 'smooth'
  scrollTo({ top: scrollY + distance, behavior })
  return () => {
    end.abort()
    clearTimeout(rest)
  }
}
