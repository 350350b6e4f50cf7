import { isNewVisit } from '../../lib/browser'
import { SERVICE_IDS, serviceOfHash } from '../../lib/sections'
import { readFromHistory, saveToHistory } from './history-entry'
import { DELAY_ON_LOAD_MS } from './scroller'
import { blockOf, type ServicesControl } from './services-control'

/**
 * Opens the service that the URL names or that was open when the visitor left, on load and with Back and
 * Forward. Returns a function that stops this.
 */
export function followHistory(control: ServicesControl): () => void {
  const { scroller } = control

  const onPopState = ({ state }: PopStateEvent) => {
    const saved = readFromHistory(state)
    const named = serviceOfHash(location.hash)
    if (saved) {
      control.change(saved.service)
      scroller.restore(saved.service, saved.top)
    } else if (named) control.goTo(named, DELAY_ON_LOAD_MS, 'instant')
    else scroller.release()
  }

  // The browser may have revealed blocks before hydration: by the URL, find-in-page or a text fragment.
  const revealed = SERVICE_IDS.filter((id) => id !== control.open && !blockOf(id).hidden)
  const saved = isNewVisit() ? undefined : readFromHistory(history.state)
  const named = serviceOfHash(location.hash) ?? revealed.at(-1)
  // React hides only what it has shown.
  for (const id of [...revealed, saved?.service ?? named ?? control.open]) control.show(id)
  if (saved === undefined && named) control.goTo(named, DELAY_ON_LOAD_MS, 'instant')
  else if (!saved) saveToHistory(control.open)

  addEventListener('popstate', onPopState)
  return () => removeEventListener('popstate', onPopState)
}
