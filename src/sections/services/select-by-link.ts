import { tryPushHistory } from '../../lib/browser'
import { hashWithinPage } from '../../lib/events'
import { moveFocusTo } from '../../lib/move-focus'
import { serviceOfHash, type ServiceId } from '../../lib/sections'
import { saveToHistory } from './history-entry'
import { blockOf } from './pinned-layout'
import type { ServiceSelection } from './service-selection'

/** Selects the service that a link or find-in-page leads to. */
export function selectByLink({ root, signal, current, selectAndScrollTo }: ServiceSelection) {
  const onFollowLink = (event: WindowEventMap['site:follow-link']) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    if (!hash) return
    saveToHistory(current(), scrollY)
    const id = serviceOfHash(hash)
    if (!id || (location.hash !== hash && !tryPushHistory(null, hash))) return
    event.preventDefault()
    selectAndScrollTo(id)
    // The focus follows the link. It waits a frame, because a closing menu first returns it to its button.
    if (!root.contains(link)) requestAnimationFrame(() => moveFocusTo(blockOf(id)))
  }
  addEventListener('site:follow-link', onFollowLink, { signal })
  const onBeforeMatch = ({ target }: Event) =>
    selectAndScrollTo((target as Element).id as ServiceId)
  root.addEventListener('beforematch', onBeforeMatch, { capture: true })
}
