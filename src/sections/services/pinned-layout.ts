import { SERVICE_IDS, type ServiceId } from '../../lib/ids'

// Two layouts: in the pinned layout, each service's slot lies over the whole section, which is taller than the viewport,
// and its block stays in place in it (`position: sticky`). Where a slot's start comes to rest when the browser scrolls to
// it, its block is open: its `scroll-margin` says that. In the list, the slots stand one below the other.

/** The element that a service's id names. */
export const slotOf = (id: ServiceId) => document.getElementById(id)!

/** How high the top bar is, in px. */
const barHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** The service that rests nearest to the scroll position. Undefined in the list, where nothing is pinned. */
export function serviceAtPosition(): ServiceId | undefined {
  const lastSlot = slotOf(SERVICE_IDS.at(-1)!)
  const distance = -Number.parseFloat(getComputedStyle(lastSlot).scrollMarginTop)
  if (!(distance > 0)) return undefined
  const progress = (barHeight() - lastSlot.getBoundingClientRect().top) / distance
  return SERVICE_IDS[Math.round(Math.min(Math.max(progress, 0), 1) * (SERVICE_IDS.length - 1))]
}

/** Whether the section has the pinned layout now, and not the list. */
export const isPinned = () => serviceAtPosition() !== undefined

/**
 * Scrolls until a service is at rest where visitors read it: just below the bar or, in the list, in the middle of the
 * space below it, if that holds it.
 */
export function scrollToService(id: ServiceId, behavior: ScrollBehavior) {
  const slot = slotOf(id)
  const isLow = !isPinned() && slot.offsetHeight < innerHeight - barHeight()
  slot.scrollIntoView({ behavior, block: isLow ? 'center' : 'start' })
}
