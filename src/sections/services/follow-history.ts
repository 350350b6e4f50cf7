import { isNewVisit } from '../../lib/browser'
import { SERVICE_IDS, serviceOfHash } from '../../lib/sections'
import { readFromHistory, saveToHistory } from './history-entry'
import { blockOf } from './pinned-layout'
import { DELAY_ON_LOAD_MS } from './scroller'
import type { ServicesControl } from './services-control'

/** Opens the service that the URL names or that was open when the visitor left, on load and with Back and Forward. */
export function followHistory(control: ServicesControl) {
  const { scroller, stopping } = control

  // The browser may have revealed blocks before hydration: by the URL, find-in-page or a text fragment.
  const revealed = SERVICE_IDS.filter((id) => id !== control.open && !blockOf(id).hidden)
  const saved = isNewVisit() ? undefined : readFromHistory(history.state)
  const named = serviceOfHash(location.hash) ?? revealed.at(-1)
  // React hides only what it has shown.
  for (const id of [...revealed, saved?.service ?? named ?? control.open]) control.openAtOnce(id)
  if (!saved && named) control.openAndScrollTo(named, DELAY_ON_LOAD_MS, 'instant')
  else if (!saved) saveToHistory(control.open)

  const onPopState = ({ state }: PopStateEvent) => {
    const saved = readFromHistory(state)
    const named = serviceOfHash(location.hash)
    if (saved) {
      control.openInPlace(saved.service)
      scroller.restore(saved.service, saved.top)
    } else if (named) control.openAndScrollTo(named, DELAY_ON_LOAD_MS, 'instant')
    else scroller.release()
  }
  addEventListener('popstate', onPopState, { signal: stopping })
}
