import { observeSize } from '../../lib/browser'
import { layoutOf } from './pinned-layout'
import type { ServicesControl } from './services-control'

/**
 * Keeps the open service in view when a phone is turned, the page is zoomed, or the pinned layout becomes the
 * list. Returns a function that stops this.
 */
export const keepInView = (control: ServicesControl): (() => void) =>
  observeSize([control.root], () => {
    const layout = layoutOf(control.root)
    if (layout === control.layout) return
    control.layout = layout
    if (control.isInView) control.scroller.scrollTo(control.open, 0, 'instant')
  })
