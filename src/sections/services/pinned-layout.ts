import { createRef, type RefObject } from 'react'
import { SERVICE_IDS, type ServiceId } from '../../lib/ids'

// Two layouts: in the pinned layout, the services share an area that stays in place (`position: sticky`) while the page
// scrolls through their section, which is taller. In the list, each has a heading that opens it.

/** The elements of the section that are measured. */
export interface LayoutRefs {
  rootRef: RefObject<HTMLDivElement | null>
  stickyRef: RefObject<HTMLDivElement | null>
  blockRefs: Record<ServiceId, RefObject<HTMLElement | null>>
}

/** Refs that do not have their elements yet. */
export const createLayoutRefs = (): LayoutRefs => ({
  rootRef: createRef(),
  stickyRef: createRef(),
  blockRefs: Object.fromEntries(
    SERVICE_IDS.map((id) => [id, createRef()]),
  ) as LayoutRefs['blockRefs'],
})

/** The service at a progress from 0 to 1 through the pinned section. The first before it, the last after it. */
export const serviceAt = (progress: number): ServiceId =>
  SERVICE_IDS[Math.round(Math.min(Math.max(progress, 0), 1) * (SERVICE_IDS.length - 1))]!

/** The progress at which a service rests: the middle of where it is open, but for the first and the last. */
export const restingProgress = (id: ServiceId) => SERVICE_IDS.indexOf(id) / (SERVICE_IDS.length - 1)

/** How far the pinned section has been scrolled through, from 0 to 1. Undefined in the list, where nothing is pinned. */
export function progressThrough({ rootRef, stickyRef }: LayoutRefs): number | undefined {
  const root = rootRef.current!.getBoundingClientRect()
  const sticky = stickyRef.current!.getBoundingClientRect()
  const distance = root.height - sticky.height
  return distance > 1 ? (sticky.top - root.top) / distance : undefined
}

/** Whether the section has the pinned layout now, and not the list. */
export const isPinned = (refs: LayoutRefs) => progressThrough(refs) !== undefined

/**
 * How far to scroll, in px, until a block of the list has its centre at the viewport's. A block whose start would
 * then be covered by the top bar, which is `barHeight` px high, has it just below the bar instead.
 */
export const distanceToRestInList = (
  { top, height }: Pick<DOMRect, 'top' | 'height'>,
  viewportHeight: number,
  barHeight: number,
) => Math.min(top + height / 2 - viewportHeight / 2, top - barHeight)

/** How far to scroll, in px, until a service is at rest where visitors read it. */
export function distanceTo(id: ServiceId, refs: LayoutRefs): number {
  const style = getComputedStyle(document.documentElement)
  const scrollPadding = Number.parseFloat(style.scrollPaddingBlockStart) || 0
  const block = refs.blockRefs[id].current!.getBoundingClientRect()
  if (!isPinned(refs)) return distanceToRestInList(block, innerHeight, scrollPadding)
  const { top, height } = refs.rootRef.current!.getBoundingClientRect()
  const stickyHeight = refs.stickyRef.current!.offsetHeight
  return top - scrollPadding + restingProgress(id) * (height - stickyHeight)
}
