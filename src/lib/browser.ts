/* Browser features that can be missing or throw: in old browsers, embedded web views and strict privacy modes. The
   functions in this file then do nothing or return a default, so callers need no checks. */

import { REDUCED_DATA, REDUCED_MOTION } from './media-queries'

/** Returns the result of `call`, or undefined if `call` throws. */
export function tryOrUndefined<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/**
 * Returns the closest matching ancestor of an event's target, or null. Extensions and old Firefox dispatch events on
 * the document, which isn't an element.
 */
export const closestElement = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null)

/** Returns whether a media query matches. False without `matchMedia`. */
export const matchesMedia = (query: string) =>
  tryOrUndefined(() => matchMedia(query).matches) ?? false

/** Calls `onChange` whenever a media query starts or stops matching. Returns a function that unsubscribes. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = tryOrUndefined(() => matchMedia(query))
  tryOrUndefined(() => list!.addEventListener('change', onChange))
  return () => void tryOrUndefined(() => list!.removeEventListener('change', onChange))
}

/** Returns whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => matchesMedia(REDUCED_MOTION)

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns whether the visitor prefers reduced data, or has a slow connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '')
  return isSlow || connection?.saveData === true || matchesMedia(REDUCED_DATA)
}

/**
 * Observes elements with the observer that `create` returns, if supported. Returns a function that disconnects the
 * observer.
 */
export function observe(
  elements: Iterable<Element>,
  create: () => ResizeObserver | IntersectionObserver,
) {
  const observer = tryOrUndefined(create)
  for (const element of elements) observer?.observe(element)
  return () => observer?.disconnect()
}

/** Replaces the state of the current history entry, and its URL if given. */
export const replaceHistory = (state: unknown, url?: string) =>
  void tryOrUndefined(() => history.replaceState(state, '', url))

/** Adds a history entry. Returns false if the browser refuses. */
export const tryPushHistory = (url: string): boolean =>
  tryOrUndefined(() => {
    history.pushState(null, '', url)
    return true
  }) ?? false

/** Returns a value from session storage, or undefined. */
export const readSession = (key: string): string | undefined =>
  tryOrUndefined(() => sessionStorage.getItem(key)) ?? undefined

/** Writes a value to session storage, if possible. */
export const writeSession = (key: string, value: string) =>
  void tryOrUndefined(() => sessionStorage.setItem(key, value))

/**
 * Returns whether the visitor arrived by a new navigation. On reload and Back, the browser restores the scroll
 * position.
 */
export function isFreshNavigation(): boolean {
  const [navigation] = tryOrUndefined(() => performance.getEntriesByType('navigation')) ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Calls `callback` when the browser is idle, after at most one second. */
export function whenIdle(callback: () => void) {
  const scheduled = tryOrUndefined(() => requestIdleCallback(callback, { timeout: 1000 }))
  if (scheduled === undefined) setTimeout(callback)
}

/**
 * Calls `callback` after the page's `load` event, or immediately if it has passed. Returns a function that cancels the
 * call.
 */
export function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}

/** Resolves after the `load` event and the first paint. */
export async function untilLoadedAndPainted() {
  await new Promise<void>(whenLoaded)
  await untilPainted()
}

/** Resolves after the first paint, or after one second in browsers that don't report it. */
const untilPainted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1000)
    const onPaint = () => resolve()
    tryOrUndefined(() =>
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
    )
  })

/** Calls `callback` in the next frame. By then, the browser has scrolled to the URL's fragment. */
export const afterNextFrame = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback))
