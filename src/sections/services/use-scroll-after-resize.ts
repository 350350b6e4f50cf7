import { useEffect, useEffectEvent, useRef } from 'react'
import { observe } from '../../lib/browser'
import { isPinned, type LayoutRefs } from './pinned-layout'

/**
 * Calls `scrollBack` when the section or the viewport has a new size, which moves all services, while the visitor looks at the
 * section: a phone is turned, the page is zoomed, the pinned layout becomes the list. Returns a function that the caller calls
 * for each movement of the page. It returns whether the size is new: then the scroll position means nothing.
 */
export function useScrollAfterResize(refs: LayoutRefs, scrollBack: () => void) {
  const lastRef = useRef({ size: '', isInView: false })

  /** Whether the size is new. If it is not, notes whether the visitor looks at the section. */
  function noteMovement() {
    if (sizeOf(refs) !== lastRef.current.size) return { hasNewSize: true }
    const { top, bottom } = refs.rootRef.current!.getBoundingClientRect()
    lastRef.current.isInView = top <= innerHeight / 2 && bottom > innerHeight / 2
    return { hasNewSize: false }
  }
  const onResize = useEffectEvent(() => {
    if (!noteMovement().hasNewSize) return
    lastRef.current.size = sizeOf(refs)
    if (lastRef.current.isInView) scrollBack()
  })
  useEffect(() => {
    lastRef.current.size = sizeOf(refs)
    return observe([refs.rootRef.current!], () => new ResizeObserver(() => onResize()))
  }, [refs])

  return noteMovement
}

/** A text that changes with the layout, the viewport's width and, if pinned, the section's height. */
const sizeOf = (refs: LayoutRefs) =>
  `${document.documentElement.clientWidth} ${isPinned(refs) ? refs.rootRef.current!.offsetHeight : 'list'}`
