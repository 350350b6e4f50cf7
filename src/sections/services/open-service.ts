import type { ServiceId } from '../../lib/sections'
import { chooseService } from '../../state/landing'

/** Follows a link to a service within the page: the address names it, and the service opens and comes into view. */
export function openService(event: React.MouseEvent, id: ServiceId) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  chooseService(id)
}
