import { isPinned, layoutOf, pinnedScroll, serviceAt } from './pinned-layout'
import type { ServicesControl } from './services-control'

/** In the pinned layout, selects services while the visitor scrolls. Returns a function that stops this. */
export function selectByScroll(control: ServicesControl): () => void {
  const { root, scroller } = control

  const select = () => {
    // Where the layout has just changed, the open service stays and is scrolled into view again (keep-in-view.ts).
    if (layoutOf(root) !== control.layout) return
    control.isInView = isAtMiddle(root)
    if (!isPinned(root)) return
    const { scrolled, range } = pinnedScroll(root)
    const id = serviceAt(scrolled, range)
    if (scroller.maySelect(id)) control.change(id)
  }

  // Until the visitor scrolls, a service that the URL names stays open while the section is out of view.
  if (isAtMiddle(root)) select()
  scroller.onRelease(select)
  addEventListener('scroll', select, { passive: true })
  return () => removeEventListener('scroll', select)
}

/** Whether an element crosses the middle of the viewport. */
function isAtMiddle(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= innerHeight / 2 && bottom > innerHeight / 2
}
