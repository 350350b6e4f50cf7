import { pushHistory } from '../../lib/browser'
import { hashWithinPage } from '../../lib/events'
import { moveFocusTo } from '../../lib/move-focus'
import { serviceOfHash, type ServiceId } from '../../lib/sections'
import { saveToHistory } from './history-entry'
import { blockOf } from './pinned-layout'
import type { ServicesControl } from './services-control'

/** Opens the service that a link or find-in-page leads to. */
export function chooseByLink(control: ServicesControl) {
  const { root, stopping } = control

  const onFollowLink = (event: WindowEventMap['site:follow-link']) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    if (!hash) return
    saveToHistory(control.open, scrollY)
    const id = serviceOfHash(hash)
    if (!id || (location.hash !== hash && !pushHistory(null, hash))) return
    event.preventDefault()
    control.openAndScrollTo(id)
    // The focus follows the link. It waits a frame, because a closing menu first returns it to its button.
    if (!root.contains(link)) requestAnimationFrame(() => moveFocusTo(blockOf(id)))
  }
  addEventListener('site:follow-link', onFollowLink, { signal: stopping })
  const onBeforeMatch = ({ target }: Event) =>
    control.openAndScrollTo((target as Element).id as ServiceId)
  root.addEventListener('beforematch', onBeforeMatch, { capture: true })
}
