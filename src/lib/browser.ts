/* Wraps browser features that can be missing or throw in old browsers, embedded web views and strict privacy modes. */

import { REDUCED_DATA, REDUCED_MOTION } from './media-queries'

/** Returns undefined if `call` throws. */
export function tryOrUndefined<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/**
 * Accepts any event target, because extensions and old versions of Firefox dispatch events on the document, which isn't
 * an element.
 */
export const closestElement = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null)

/** Returns false if the browser lacks `matchMedia`. */
export const matchesMedia = (query: string) =>
  tryOrUndefined(() => matchMedia(query).matches) ?? false

/** Returns a function that removes the listener. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = tryOrUndefined(() => matchMedia(query))
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Returns whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => matchesMedia(REDUCED_MOTION)

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns true if data saving is on or the connection is slow. */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '')
  return isSlow || connection?.saveData === true || matchesMedia(REDUCED_DATA)
}

/** Returns a function that disconnects the observer. */
export function startObserver(
  elements: Iterable<Element>,
  create: () => ResizeObserver | IntersectionObserver,
) {
  const observer = tryOrUndefined(create)
  for (const element of elements) observer?.observe(element)
  return () => observer?.disconnect()
}

/** Replaces the history entry's state, and the URL if `url` is given. */
export const replaceHistoryState = (state: unknown, url?: string) =>
  void tryOrUndefined(() => history.replaceState(state, '', url))

/** Returns whether the browser has added the URL to the session history. */
export const tryPushHistory = (url: string): boolean =>
  tryOrUndefined(() => {
    history.pushState(null, '', url)
    return true
  }) ?? false

/** Returns undefined if the value or the storage is missing. */
export const readSession = (key: string): string | undefined =>
  tryOrUndefined(() => sessionStorage.getItem(key)) ?? undefined

/** Does nothing if session storage is unavailable. */
export const writeSession = (key: string, value: string) =>
  void tryOrUndefined(() => sessionStorage.setItem(key, value))

/** Returns the keys in session storage, or an empty array if the storage is missing. */
export const storedKeys = () => tryOrUndefined(() => Object.keys(sessionStorage)) ?? []

/** Returns false after a reload or a back navigation, because the browser then restores the scroll position. */
export function isFreshNavigation(): boolean {
  const [navigation] = tryOrUndefined(() => performance.getEntriesByType('navigation')) ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Calls `callback` when the browser is idle, after one second at the latest. */
export function whenIdle(callback: () => void) {
  const scheduled = tryOrUndefined(() => requestIdleCallback(callback, { timeout: 1000 }))
  if (scheduled === undefined) setTimeout(callback)
}

/** Calls `callback` once the whole HTML has been parsed. */
export function whenParsed(callback: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback)
  else callback()
}

/** Calls `callback` once the page has loaded. Returns a function that cancels `callback`. */
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

/** Resolves after the first paint, or after one second in browsers that don't report the first paint. */
export const untilPainted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1000)
    const onPaint = () => resolve()
    tryOrUndefined(() =>
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
    )
  })

/** Calls `callback` after the next frame, when the browser has scrolled to the URL's fragment. */
export const afterNextFrame = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback))
