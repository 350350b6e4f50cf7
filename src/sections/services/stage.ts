import { matchesMedia } from '../../lib/browser'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'

/**
 * Two layouts: in the stage, all services share a pinned area, and the scroll position selects one; six empty
 * tracks in the page flow give each its part of the scroll distance. In the list, headings open a service.
 */

/** Where the pinned stage fits: `--stage` of the style sheets. In em, so that it needs more room for larger text. */
export const STAGE = '(scripting: enabled) and (min-width: 22.5em) and (min-height: 40em)'

/** Whether the section is laid out as the pinned stage now, or as the list. In the browser only. */
export const isStage = (section: HTMLElement) =>
  section.dataset['stage'] !== undefined && matchesMedia(STAGE)

/** Upper and lower edge of an element in the viewport, in px. */
interface Edges {
  top: number
  bottom: number
}

/**
 * The index of the track that the viewport's middle lies in: of those that touch there, the later one.
 * Above all tracks it is -1, below them their number.
 */
export function trackAtMiddle(tracks: readonly Edges[], middle: number): number {
  if (tracks.every(({ bottom }) => bottom < middle)) return tracks.length
  return tracks.filter(({ top }) => top <= middle).length - 1
}

/**
 * The `animation-range` in which a service is open, on the section's timeline. That begins half a track after
 * the first service has opened, and ends half a track before the last one closes.
 */
export function scrollRange(id: ServiceId): string {
  const place = SERVICE_IDS.indexOf(id)
  const at = (tracks: number) =>
    `contain ${(Math.min(Math.max(tracks - 0.5, 0), SERVICE_IDS.length - 1) * 100) / (SERVICE_IDS.length - 1)}%`
  return `${at(place)} ${at(place + 1)}`
}

/** Whether some of a block's lines are cut off. */
export const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
