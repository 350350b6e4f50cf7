import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { observe } from '../../lib/browser'
import { isPinned } from './pinned-layout'

/**
 * Calls `scrollBack` when the section or the viewport has a new size, which moves all services, while the visitor looks at
 * the section: a phone is turned, the page is zoomed, or the pinned layout becomes the list. Returns a function that does
 * the same at each scroll of the page; it returns whether the size is new: then the scroll position means nothing.
 */
export function useStayInView(root: RefObject<HTMLElement | null>, scrollBack: () => void) {
  const last = useRef({ size: '', isInView: false })

  function stayInView() {
    const section = root.current!
    const { size, isInView } = last.current
    last.current.size = sizeOf(section)
    if (last.current.size !== size) {
      if (isInView) scrollBack()
      return true
    }
    last.current.isInView = isAtMiddle(section)
    return false
  }

  const onResize = useEffectEvent(stayInView)
  useEffect(() => {
    last.current.size = sizeOf(root.current!)
    return observe([root.current!], () => new ResizeObserver(() => onResize()))
  }, [root])

  return stayInView
}

function isAtMiddle(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= innerHeight / 2 && bottom > innerHeight / 2
}

/** A text that changes with the layout, the viewport's width and, if pinned, the section's height. */
const sizeOf = (section: HTMLElement) =>
  `${document.documentElement.clientWidth} ${isPinned(section) ? section.offsetHeight : 'list'}`
