import type { ServiceId } from '../lib/sections'
import { chooseService } from './landing'

/**
 * Follows a link to a service without leaving the page: the address names the service, and it
 * opens and comes into view. A page without the service, and a press that asks for a new tab,
 * are left to the browser.
 */
export function openService(event: React.MouseEvent, id: ServiceId) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !document.getElementById(id)) return
  event.preventDefault()
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  chooseService(id)
}
