import { matchesMedia } from '../../lib/browser'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'

// Two layouts: in the pinned layout, the services share an area that stays in place (`position: sticky`) while the page
// scrolls, and the scroll position selects one. In the list, each has a heading that selects it.

/**
 * Where services may be pinned: they are if they fit, too (use-fit.ts). It must equal the custom media `--pinned` in
 * styles/breakpoints.css. In rem, so that it needs more room for larger text.
 */
export const MAY_BE_PINNED = '(scripting: enabled) and (min-width: 22.5rem) and (min-height: 32rem)'

/** The block of a service: its title, picture, texts and links, which are shown while it is selected. */
export const blockOf = (id: ServiceId) => document.getElementById(id)!

/** Whether the section has the pinned layout now, and not the list. In the browser only. */
export const isPinned = (root: HTMLElement) =>
  root.dataset['pinned'] !== undefined && matchesMedia(MAY_BE_PINNED)

/** The scroll distance from one service to the next, in px, in a section that is taller by `range` than what is pinned. */
const stepOf = (range: number) => range / (SERVICE_IDS.length - 1)

/** The service at a scroll position: `scrolled` is the distance in px since the section was pinned, out of `range`. */
export function serviceAt(scrolled: number, range: number): ServiceId {
  const index = Math.round(scrolled / stepOf(range))
  return SERVICE_IDS[Math.min(Math.max(index, 0), SERVICE_IDS.length - 1)]!
}

/** Where scrolling to a service ends: the distance in px since the section was pinned, out of `range`. */
export const restingPointOf = (id: ServiceId, range: number) =>
  SERVICE_IDS.indexOf(id) * stepOf(range)

/** How far the section has been scrolled since it was pinned, and how far it can be, in px. */
export function pinnedScroll(root: HTMLElement) {
  const { top, height } = root.getBoundingClientRect()
  const area = root.firstElementChild as HTMLElement
  const pinnedAt = Number.parseFloat(getComputedStyle(area).top)
  return { scrolled: pinnedAt - top, range: height - area.offsetHeight }
}

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
  if (isPinned(root)) {
    const { scrolled, range } = pinnedScroll(root)
    return restingPointOf(id, range) - scrolled
  }
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
  const barHeight = Number.parseFloat(scrollPaddingBlockStart) || 0
  return distanceToCentre(blockOf(id).getBoundingClientRect(), innerHeight, barHeight)
}

/** Whether some of a block's lines are cut off. */
export const isCutOff = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/**
 * A text to compare with an earlier one (select-by-scroll.ts): it changes with the layout, the viewport's width and, if
 * pinned, the section's height, all of which move the services.
 */
export const placementKey = (root: HTMLElement) =>
  `${innerWidth} ${isPinned(root) && root.offsetHeight}`
