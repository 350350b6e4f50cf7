import { flushSync } from 'react-dom'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { distanceToBlock } from './distance-to-block'
import { saveToHistory } from './history-entry'
import { isPinned, layoutOf, pinnedScroll, restOf } from './pinned-layout'
import { createScroller, DELAY_FROM_MENU_MS, type Scroller } from './scroller'

export interface Shown {
  open: ServiceId
  /** The service that was open before: then the change is animated. */
  previous?: ServiceId
}

/** What everything that opens services shares. */
export interface ServicesControl {
  root: HTMLElement
  scroller: Scroller
  /** The service that is open. */
  readonly open: ServiceId
  /** Whether the section was at the middle of the viewport when the visitor last scrolled. */
  isInView: boolean
  /** The layout in which the open service was last seen: see `layoutOf`. */
  layout: string
  /** Shows a service at once, without the animation of a change. */
  show: (id: ServiceId) => void
  /** Opens a service in place of the one before. */
  change: (id: ServiceId) => void
  /** Opens a service and scrolls to it, `delay` ms from now. */
  goTo: (id: ServiceId, delay?: number, behavior?: ScrollBehavior) => void
}

export const blockOf = (id: ServiceId) => document.getElementById(id)!

/** Opens services with `render`, and scrolls to them. */
export function createServicesControl(
  root: HTMLElement,
  render: (shown: Shown) => void,
): ServicesControl {
  let open: ServiceId = SERVICE_IDS[0]

  const distanceTo = (id: ServiceId) => {
    if (!isPinned(root)) return distanceToBlock(blockOf(id))
    const { scrolled, range } = pinnedScroll(root)
    return restOf(id, range) - scrolled
  }
  const scroller = createScroller(distanceTo)

  function change(id: ServiceId) {
    if (id === open) return
    // Chromium ends a running scroll when a focused block is hidden.
    if (blockOf(open).contains(document.activeElement))
      (document.activeElement as HTMLElement).blur()
    const previous = open
    open = id
    const rowTop = () => blockOf(id).parentElement!.getBoundingClientRect().top
    const before = isPinned(root) ? 0 : rowTop()
    flushSync(() => render({ open, previous }))
    // In the list, a row that the visitor sees stays where it is.
    if (before > 0 && before < innerHeight)
      scrollBy({ top: rowTop() - before, behavior: 'instant' })
  }

  return {
    root,
    scroller,
    get open() {
      return open
    },
    isInView: false,
    layout: layoutOf(root),
    show(id) {
      open = id
      flushSync(() => render({ open }))
    },
    change,
    goTo(id, delay = DELAY_FROM_MENU_MS, behavior = 'smooth') {
      change(id)
      saveToHistory(id)
      scroller.scrollTo(id, delay, behavior)
    },
  }
}
