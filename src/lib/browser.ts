/*
 * Browser features that may be missing or throw, in old browsers, embedded views and strict privacy modes.
 * Each function here that uses one then does nothing or returns its default, so that callers need no guard.
 */

import { REDUCED_DATA, REDUCED_MOTION } from './media-queries'

/** The result of `call`, or undefined if it throws. */
export function tryOrUndefined<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/**
 * The element at or around the target of an event that matches. Null where the target is no element: extensions and old
 * Firefox dispatch events on the document.
 */
export const closestElement = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null)

/** Whether a media query matches. False in a browser that cannot tell. */
export const matchesMedia = (query: string) =>
  tryOrUndefined(() => matchMedia(query).matches) ?? false

/** Calls `onChange` whenever a media query starts or stops matching. Returns a function that stops this. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = tryOrUndefined(() => matchMedia(query))
  tryOrUndefined(() => list!.addEventListener('change', onChange))
  return () => void tryOrUndefined(() => list!.removeEventListener('change', onChange))
}

/** Whether the visitor asks for less motion. */
export const prefersReducedMotion = () => matchesMedia(REDUCED_MOTION)

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor asks for less data, by media feature or by `Save-Data`, or has a slow connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '')
  return isSlow || connection?.saveData === true || matchesMedia(REDUCED_DATA)
}

/** Observes elements with what `create` returns, if the browser has that. Returns a function that stops this. */
export function observe(
  elements: Iterable<Element>,
  create: () => ResizeObserver | IntersectionObserver,
) {
  const observer = tryOrUndefined(create)
  for (const element of elements) observer?.observe(element)
  return () => observer?.disconnect()
}

/** Replaces the state, and the URL if one is given, of the current history entry. */
export const replaceHistory = (state: unknown, url?: string) =>
  void tryOrUndefined(() => history.replaceState(state, '', url))

/** Adds a history entry. Returns whether the browser allowed it. */
export const tryPushHistory = (url: string): boolean =>
  tryOrUndefined(() => {
    history.pushState(null, '', url)
    return true
  }) ?? false

/** A value kept for this visit in this tab. Undefined where none is, or storage is refused. */
export const readSession = (key: string): string | undefined =>
  tryOrUndefined(() => sessionStorage.getItem(key)) ?? undefined

/** Keeps a value for this visit, unless storage refuses it. */
export const writeSession = (key: string, value: string) =>
  void tryOrUndefined(() => sessionStorage.setItem(key, value))

/**
 * Whether the page was neither reloaded nor gone back to: in those cases the browser restores the visitor's
 * scroll position. False in a browser that cannot tell.
 */
export function isFreshNavigation(): boolean {
  const [navigation] = tryOrUndefined(() => performance.getEntriesByType('navigation')) ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Calls `callback` when the browser is idle, after a second at the latest; soon, in a browser that cannot tell. */
export function whenIdle(callback: () => void) {
  const scheduled = tryOrUndefined(() => requestIdleCallback(callback, { timeout: 1000 }))
  if (scheduled === undefined) setTimeout(callback)
}

/** Calls `callback` once the page has loaded, at once if it has. Returns a function that cancels this. */
export function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}

/** Resolves when the page has loaded and been painted. */
export async function untilLoadedAndPainted() {
  await new Promise<void>(whenLoaded)
  await untilPainted()
}

/** Resolves when the browser has painted the page for the first time, or after a second: not every browser says so. */
const untilPainted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1000)
    const onPaint = () => resolve()
    tryOrUndefined(() =>
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
    )
  })

/** Calls `callback` when the next frame is drawn, by which the browser has scrolled to a fragment. */
export const afterNextFrame = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback))
