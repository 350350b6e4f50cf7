import { SERVICE_IDS, type ServiceId } from '../../lib/ids'

// Two layouts: in the pinned layout, the services share an area that stays in place (`position: sticky`) while the page
// scrolls through their section, which is taller. In the list, each has a heading that opens it.

/** The block of a service: its title, picture, texts and links, which are shown while it is open. */
export const blockOf = (id: ServiceId) => document.getElementById(id)!

const areaOf = (root: HTMLElement) => root.firstElementChild as HTMLElement

/** The service at a progress from 0 to 1 through the pinned section. The first before it, the last after it. */
export const serviceAt = (progress: number): ServiceId =>
  SERVICE_IDS[Math.round(Math.min(Math.max(progress, 0), 1) * (SERVICE_IDS.length - 1))]!

/** The progress at which a service rests: the middle of where it is open. */
export const restingProgress = (id: ServiceId) => SERVICE_IDS.indexOf(id) / (SERVICE_IDS.length - 1)

/** How far the pinned section has been scrolled through, from 0 to 1. Undefined in the list, where nothing is pinned. */
export function progressThrough(root: HTMLElement): number | undefined {
  const { top, height } = root.getBoundingClientRect()
  const area = areaOf(root).getBoundingClientRect()
  const distance = height - area.height
  return distance > 1 ? (area.top - top) / distance : undefined
}

/** Whether the section has the pinned layout now, and not the list. */
export const isPinned = (root: HTMLElement) => progressThrough(root) !== undefined

/**
 * How far to scroll, in px, until a block of the list has its centre at the viewport's. A block whose start would
 * then be covered by the top bar, which is `barHeight` px high, has it just below the bar instead.
 */
export const distanceToCentre = (
  { top, height }: Pick<DOMRect, 'top' | 'height'>,
  viewportHeight: number,
  barHeight: number,
) => Math.min(top + height / 2 - viewportHeight / 2, top - barHeight)

/** How far to scroll, in px, until a service is at rest where visitors read it. */
export function distanceTo(id: ServiceId, root: HTMLElement): number {
  const style = getComputedStyle(document.documentElement)
  const barHeight = Number.parseFloat(style.scrollPaddingBlockStart) || 0
  if (!isPinned(root))
    return distanceToCentre(blockOf(id).getBoundingClientRect(), innerHeight, barHeight)
  const { top, height } = root.getBoundingClientRect()
  return top - barHeight + restingProgress(id) * (height - areaOf(root).offsetHeight)
}
