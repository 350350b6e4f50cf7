import { pushHistory } from '../../lib/browser'
import { listen } from '../../lib/events'
import { hashWithinPage } from '../../lib/links'
import { moveFocusTo } from '../../lib/move-focus'
import { serviceOfHash, type ServiceId } from '../../lib/sections'
import { saveToHistory } from './history-entry'
import { blockOf, type ServicesControl } from './services-control'

/** Opens the service that a link or find-in-page leads to. Returns a function that stops this. */
export function chooseByLink(control: ServicesControl): () => void {
  const { root } = control

  const stopListening = listen('site:follow-link', (event) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    if (!hash) return
    saveToHistory(control.open, scrollY)
    const id = serviceOfHash(hash)
    if (!id || (location.hash !== hash && !pushHistory(null, hash))) return
    event.preventDefault()
    control.goTo(id)
    // The focus follows the link. It waits a frame, because a closing menu first returns it to its button.
    if (!root.contains(link)) requestAnimationFrame(() => moveFocusTo(blockOf(id)))
  })
  const onBeforeMatch = ({ target }: Event) => control.goTo((target as Element).id as ServiceId)

  root.addEventListener('beforematch', onBeforeMatch, { capture: true })
  return () => {
    stopListening()
    root.removeEventListener('beforematch', onBeforeMatch, { capture: true })
  }
}
