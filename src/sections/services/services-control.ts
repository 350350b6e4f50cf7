import { flushSync } from 'react-dom'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { saveToHistory } from './history-entry'
import { blockOf, isPinned } from './pinned-layout'
import { createScroller, DELAY_FROM_MENU_MS } from './scroller'

export interface Shown {
  open: ServiceId
  /** The service that was open before: then the change is animated. */
  previous?: ServiceId
}

/** What everything that opens services shares, until `stopping`. Opens them with `render`, and scrolls to them. */
export function createServicesControl(
  root: HTMLElement,
  render: (shown: Shown) => void,
  stopping: AbortSignal,
) {
  let open: ServiceId = SERVICE_IDS[0]
  const scroller = createScroller(root, stopping)

  /** Shows a service at once, without the animation of a change. */
  function openAtOnce(id: ServiceId) {
    open = id
    flushSync(() => render({ open }))
  }

  /** Opens a service in place of the one before. */
  function openInPlace(id: ServiceId) {
    if (id === open) return
    // Chromium ends a running scroll when a focused block is hidden.
    if (blockOf(open).contains(document.activeElement))
      (document.activeElement as HTMLElement).blur()
    const previous = open
    open = id
    const topOf = () => blockOf(id).parentElement!.getBoundingClientRect().top
    const top = isPinned(root) ? undefined : topOf()
    flushSync(() => render({ open, previous }))
    // In the list, a service whose top the visitor sees stays where it is.
    if (top !== undefined && top > 0 && top < innerHeight)
      scrollBy({ top: topOf() - top, behavior: 'instant' })
  }

  /** Opens a service, notes it in the history entry, and scrolls to it `delay` ms from now. */
  function openAndScrollTo(
    id: ServiceId,
    delay = DELAY_FROM_MENU_MS,
    behavior: ScrollBehavior = 'smooth',
  ) {
    openInPlace(id)
    saveToHistory(id)
    scroller.scrollTo(id, delay, behavior)
  }

  return {
    root,
    scroller,
    stopping,
    get open() {
      return open
    },
    openAtOnce,
    openInPlace,
    openAndScrollTo,
  }
}

export type ServicesControl = ReturnType<typeof createServicesControl>
