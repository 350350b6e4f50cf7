import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { observe } from '../../lib/browser'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned } from './pinned-layout'

/**
 * Calls `scrollBack` when a new size has moved all services while the visitor looks at the section: a phone is turned, the
 * page is zoomed, the pinned layout becomes the list. Returns `hasUnhandledResize`, which is
 * true between a resize and that call: meanwhile the scroll position means nothing.
 */
export function useScrollAfterResize(
  rootRef: RefObject<HTMLElement | null>,
  scrollBack: () => void,
) {
  const handledRef = useRef({ size: '', isInView: false })

  const hasUnhandledResize = () => sizeOf(rootRef.current!) !== handledRef.current.size

  function updateIsInView() {
    if (hasUnhandledResize()) return
    const { top, bottom } = rootRef.current!.getBoundingClientRect()
    handledRef.current.isInView = top <= innerHeight / 2 && bottom > innerHeight / 2
  }
  useWindowEvent('scroll', updateIsInView)

  const onResize = useEffectEvent(() => {
    updateIsInView()
    if (!hasUnhandledResize()) return
    handledRef.current.size = sizeOf(rootRef.current!)
    if (handledRef.current.isInView) scrollBack()
  })
  useEffect(() => {
    handledRef.current.size = sizeOf(rootRef.current!)
    return observe([rootRef.current!], () => new ResizeObserver(() => onResize()))
  }, [rootRef])

  return hasUnhandledResize
}

/** A text that changes with the layout, the viewport's width and, if pinned, the section's height. */
const sizeOf = (root: HTMLElement) =>
  `${document.documentElement.clientWidth} ${isPinned() ? root.offsetHeight : 'list'}`
