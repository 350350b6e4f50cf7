import { useEffect, type RefObject } from 'react'
import { isNewVisit } from '../../lib/is-new-visit'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { distanceTo } from './distance-to'
import { $openService, keepInHistory, keptInHistory } from './open-service'
import type { Scroller } from './scroller'
import { hasStage } from './use-layout'

/** Between choosing a service from a menu or the index and the start of the scroll. */
export const DELAY_FROM_MENU_MS = 60
/** The same where the address asks for the service. */
export const DELAY_ON_LOAD_MS = 80

/** The service of this page that a plain press on a link asks for. */
function serviceAskedFor({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a')
  if (!link || metaKey || ctrlKey || shiftKey) return
  if (link.origin + link.pathname !== location.origin + location.pathname) return
  return serviceOfHash(link.hash)
}

/** The service that the browser has uncovered before this section came alive: by find-in-page, or for a link to a text. */
const uncovered = () =>
  SERVICE_IDS.find((id) => id !== $openService.get() && !document.getElementById(id)!.hidden)

/**
 * Every way to a service but scrolling: a link in menu, heading or index, the address, find-in-page, a link
 * to a text, Back and Forward. It is opened and brought into view, smoothly where it was chosen here and at
 * once where the address asks for it. Each entry of the history keeps the service it was left with; where
 * the page stood, the browser restores.
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
      const id = serviceAskedFor(event)
      if (!id) return
      event.preventDefault()
      if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
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
    const comeBack = (kept: ServiceId) => {
      // On the stage, the place that the browser restores decides.
      if (!hasStage(root)) $openService.set(kept)
    }
    const onPopState = ({ state }: PopStateEvent) => {
      scroller.stop()
      const kept = keptInHistory(state)
      if (kept) comeBack(kept)
      else followAddress()
    }

    const kept = isNewVisit() ? undefined : keptInHistory(history.state)
    if (kept) comeBack(kept)
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
