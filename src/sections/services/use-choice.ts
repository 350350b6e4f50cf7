import { useEffect, type RefObject } from 'react'
import { isNewVisit } from '../../lib/is-new-visit'
import { isPlainPress } from '../../lib/plain-press'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { distanceTo } from './distance-to'
import { $openService, keepInHistory, keptInHistory } from './open-service'
import type { Scroller } from './scroller'

/** Between choosing a service from a menu or the index and the start of the scroll. */
export const DELAY_FROM_MENU_MS = 60
/** The same where the address asks for the service. */
export const DELAY_ON_LOAD_MS = 80

/** The place on this page that a plain press on a link leads to, as a URL's hash; undefined for any other press. */
function hashPressed(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
  if (!link || !isPlainPress(event)) return undefined
  const isHere = link.origin + link.pathname === location.origin + location.pathname
  return isHere ? link.hash : undefined
}

/** The service that the browser has uncovered before this section came alive: by find-in-page, or for a link to a text. */
const uncovered = () =>
  SERVICE_IDS.find((id) => id !== $openService.get() && !document.getElementById(id)!.hidden)

/**
 * Every way to a service but scrolling: a link in menu, heading or index, the address, find-in-page, a link
 * to a text, Back and Forward. It is opened and brought into view, smoothly where it was chosen here and at
 * once where the address asks for it. Each entry of the history keeps with which service it was left, and where.
 */
export function useChoice(section: RefObject<HTMLElement | null>, scroller: Scroller) {
  useEffect(() => {
    const root = section.current!
    const open = (id: ServiceId, delay: number, isInstant: boolean) => {
      $openService.set(id)
      keepInHistory(id)
      scroller.bring(() => distanceTo(id, root), delay, isInstant)
    }
    const choose = (id: ServiceId) => open(id, DELAY_FROM_MENU_MS, false)

    const onClick = (event: MouseEvent) => {
      const hash = hashPressed(event)
      if (!hash) return
      keepInHistory($openService.get(), scrollY)
      const id = serviceOfHash(hash)
      if (!id) return
      event.preventDefault()
      if (location.hash !== hash) history.pushState(null, '', hash)
      choose(id)
      // Reading goes on in the service, as after any link; a menu gives the focus back to its button first.
      if (root.contains(event.target as Node)) return
      requestAnimationFrame(() => document.getElementById(id)!.focus({ preventScroll: true }))
    }
    const onFound = ({ target }: Event) => {
      const id = SERVICE_IDS.find((service) => service === (target as Element).id)
      if (id) choose(id)
    }
    const followAddress = () => {
      const id = serviceOfHash(location.hash) ?? uncovered()
      if (id) open(id, DELAY_ON_LOAD_MS, true)
      else keepInHistory($openService.get())
    }
    const onPopState = ({ state }: PopStateEvent) => {
      scroller.stop()
      const left = keptInHistory(state)
      if (!left) return followAddress()
      // A browser restores the place by itself, but not each of them where what is open changes above it.
      const { service, top } = left
      $openService.set(service)
      if (top !== undefined) scroller.bring(() => top - scrollY, 0, true)
      else if (serviceOfHash(location.hash)) open(service, 0, true)
    }

    const left = isNewVisit() ? undefined : keptInHistory(history.state)
    if (left) $openService.set(left.service)
    else followAddress()
    root.addEventListener('beforematch', onFound, true)
    addEventListener('click', onClick)
    addEventListener('popstate', onPopState)
    return () => {
      scroller.stop()
      root.removeEventListener('beforematch', onFound, true)
      removeEventListener('click', onClick)
      removeEventListener('popstate', onPopState)
    }
  }, [section, scroller])
}
