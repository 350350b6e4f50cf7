import { useEffect, useEffectEvent, useRef } from 'react'
import { observe } from '../../lib/browser'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, type LayoutRefs } from './pinned-layout'

/**
 * Calls `scrollBack` when a new size has moved all services while the visitor looks at the section: a phone is turned, the
 * page is zoomed, the pinned layout becomes the list. Returns `hasUnhandledResize`, which is
 * true between a resize and that call: meanwhile the scroll position means nothing.
 */
export function useScrollAfterResize(refs: LayoutRefs, scrollBack: () => void) {
  const handledRef = useRef({ size: '', isInView: false })

  const hasUnhandledResize = () => sizeOf(refs) !== handledRef.current.size

  function updateIsInView() {
    if (hasUnhandledResize()) return
    const { top, bottom } = refs.rootRef.current!.getBoundingClientRect()
    handledRef.current.isInView = top <= innerHeight / 2 && bottom > innerHeight / 2
  }
  useWindowEvent('scroll', updateIsInView)

  const onResize = useEffectEvent(() => {
    updateIsInView()
    if (!hasUnhandledResize()) return
    handledRef.current.size = sizeOf(refs)
    if (handledRef.current.isInView) scrollBack()
  })
  useEffect(() => {
    handledRef.current.size = sizeOf(refs)
    return observe([refs.rootRef.current!], () => new ResizeObserver(() => onResize()))
  }, [refs])

  return hasUnhandledResize
}

/** A text that changes with the layout, the viewport's width and, if pinned, the section's height. */
const sizeOf = (refs: LayoutRefs) =>
  `${document.documentElement.clientWidth} ${isPinned(refs) ? refs.rootRef.current!.offsetHeight : 'list'}`
