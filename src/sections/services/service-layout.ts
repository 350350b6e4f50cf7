import type { RefObject } from 'react'
import type { ServiceId } from '../../lib/ids'

/** The root element of the section's island. */
export type TrackRef = RefObject<HTMLElement | null>

/** Returns the element that a service's id names. */
export const slotOf = (id: ServiceId) => document.getElementById(id)!

/** Returns the service that a block with `data-service` shows, or undefined for another element. */
export const serviceOfBlock = (block: Element | undefined): ServiceId | undefined =>
  block?.getAttribute?.('data-service') ?? undefined

/** Returns the service that a URL's hash names, or undefined if it names none of these. */
export const serviceOfHash = (hash: string, ids: readonly ServiceId[]) =>
  ids.find((id) => hash === `#${id}`)

/** Returns the service at a progress from 0 to 1 through the track: the first before it, the last after it. */
export const serviceAt = (progress: number, ids: readonly ServiceId[]): ServiceId =>
  ids[Math.floor(Math.min(Math.max(progress, 0), 0.999) * ids.length)]!

/** Returns whether services.module.css has applied the pinned layout, not the accordion, to an element of the section. */
export const isPinned = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--services-layout').trim() === 'pinned'

/** Scrolls to the place of a service. In the accordion, a service that fits below the top bar is centred there. */
export function scrollToService(id: ServiceId, behavior: ScrollBehavior) {
  const slot = slotOf(id)
  const barHeight =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const isCentred = !isPinned(slot) && slot.offsetHeight < innerHeight - barHeight
  slot.scrollIntoView({ behavior, block: isCentred ? 'center' : 'start' })
}
