import { observe } from '../../lib/browser'
import { isPinned, placementKey, pinnedScroll, serviceAt } from './pinned-layout'
import type { ServiceSelection } from './service-selection'

/** Selects services by scrolling in the pinned layout, and keeps the selected one in view when the layout changes. */
export function selectByScroll(selection: ServiceSelection) {
  const { root, scroller, signal } = selection
  let placement = placementKey(root)
  /** Whether the section was at the middle of the viewport at the last scroll of the page, whoever caused it. */
  let isInView = false

  function select() {
    // Where the layout has just changed, the selected service stays, and `keepInView` scrolls to it.
    if (placementKey(root) !== placement) return
    isInView = isAtMiddle(root)
    if (!isPinned(root)) return
    const { scrolled, range } = pinnedScroll(root)
    const id = serviceAt(scrolled, range)
    if (scroller.maySelect(id)) selection.select(id)
  }

  /** For when a phone is turned, the page is zoomed, or the pinned layout becomes the list. */
  function keepInView() {
    if (placementKey(root) === placement) return
    placement = placementKey(root)
    if (isInView) scroller.scrollToService(selection.current(), 0, 'instant')
  }

  // Until the visitor scrolls, a service that the URL names stays selected while the section is out of view.
  if (isAtMiddle(root)) select()
  scroller.onStop = select
  addEventListener('scroll', select, { passive: true, signal })
  const stop = observe([root], () => new ResizeObserver(keepInView))
  signal.addEventListener('abort', stop)
}

function isAtMiddle(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= innerHeight / 2 && bottom > innerHeight / 2
}
