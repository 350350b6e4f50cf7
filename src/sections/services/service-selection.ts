import { flushSync } from 'react-dom'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { saveToHistory } from './history-entry'
import { blockOf, isPinned } from './pinned-layout'
import { createScroller, DELAY_FROM_LINK_MS } from './scroller'

export interface Selection {
  /** The one service whose block is open. */
  selected: ServiceId
  /** The service that was selected before: then the change is animated. */
  previous?: ServiceId
}

/** Selects services, shows the selection with `render`, and scrolls to it, until `signal` aborts. */
export function createServiceSelection(
  root: HTMLElement,
  render: (selection: Selection) => void,
  signal: AbortSignal,
) {
  let selected: ServiceId = SERVICE_IDS[0]
  const scroller = createScroller(root, signal)

  /** Selects a service without the animation of a change. */
  function selectAtOnce(id: ServiceId) {
    selected = id
    flushSync(() => render({ selected }))
  }

  /** Selects a service in place of the one before, without scrolling to it. */
  function select(id: ServiceId) {
    if (id === selected) return
    // Chromium ends a running scroll when a focused block is hidden.
    if (blockOf(selected).contains(document.activeElement))
      (document.activeElement as HTMLElement).blur()
    const previous = selected
    selected = id
    const topOf = () => blockOf(id).parentElement!.getBoundingClientRect().top
    const top = isPinned(root) ? undefined : topOf()
    flushSync(() => render({ selected, previous }))
    // In the list, a service whose top the visitor sees stays where it is.
    if (top !== undefined && top > 0 && top < innerHeight)
      scrollBy({ top: topOf() - top, behavior: 'instant' })
  }

  /** Selects a service, notes it in the history entry, and scrolls to it `delay` ms from now. */
  function selectAndScrollTo(
    id: ServiceId,
    delay = DELAY_FROM_LINK_MS,
    behavior: ScrollBehavior = 'smooth',
  ) {
    select(id)
    saveToHistory(id)
    scroller.scrollToService(id, delay, behavior)
  }

  const current = () => selected
  return { root, scroller, signal, current, selectAtOnce, select, selectAndScrollTo }
}

export type ServiceSelection = ReturnType<typeof createServiceSelection>
