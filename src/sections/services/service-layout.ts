import type { RefObject } from 'react'
import type { ServiceId } from '../../lib/element-ids'

export type ServicesRootRef = RefObject<HTMLElement | null>

/** Returns the element whose ID is the service's ID. */
export const getServiceElement = (id: ServiceId) => document.getElementById(id)!

/** Returns the ID of a service's block, or undefined for any other element. */
export const serviceIdOfBlock = (block: Element | undefined): ServiceId | undefined =>
  block?.getAttribute?.('data-service') ?? undefined

/** Returns undefined if the hash isn't a service's ID. */
export const serviceIdOfHash = (hash: string, ids: readonly ServiceId[]) =>
  ids.find((id) => hash === `#${id}`)

/** Returns the service at a scroll `progress` from 0 to 1. */
export const serviceIdAtProgress = (progress: number, ids: readonly ServiceId[]): ServiceId =>
  ids[Math.floor(Math.min(Math.max(progress, 0), 0.999) * ids.length)]!

/** Returns whether services.module.css applies the pinned layout. */
export const isPinned = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--services-layout').trim() === 'pinned'

/** Scrolls to the top of a service, or to its centre if the service is in the accordion and fits the viewport. */
export function scrollToService(id: ServiceId, behavior: ScrollBehavior) {
  const slot = getServiceElement(id)
  const topBarHeight =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const isCentred = !isPinned(slot) && slot.offsetHeight < innerHeight - topBarHeight
  slot.scrollIntoView({ behavior, block: isCentred ? 'center' : 'start' })
}
