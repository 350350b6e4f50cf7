import { isNewVisit } from '../../lib/browser'
import { SERVICE_IDS, serviceOfHash } from '../../lib/sections'
import { readFromHistory, saveToHistory } from './history-entry'
import { blockOf } from './pinned-layout'
import { DELAY_ON_LOAD_MS } from './scroller'
import type { ServiceSelection } from './service-selection'

/** Selects the service that the URL names or that was selected when the visitor left, on load and with Back and Forward. */
export function selectByHistory(selection: ServiceSelection) {
  const { scroller, signal, current } = selection

  // The browser may have revealed blocks before hydration: by the URL, find-in-page or a text fragment.
  const revealed = SERVICE_IDS.filter((id) => id !== current() && !blockOf(id).hidden)
  const saved = isNewVisit() ? undefined : readFromHistory(history.state)
  const named = serviceOfHash(location.hash) ?? revealed.at(-1)
  // React has not shown them, so it would not hide them.
  for (const id of revealed) blockOf(id).setAttribute('hidden', 'until-found')
  selection.selectAtOnce(saved?.service ?? named ?? current())
  if (!saved && named) selection.selectAndScrollTo(named, DELAY_ON_LOAD_MS, 'instant')
  else if (!saved) saveToHistory(current())

  const onPopState = ({ state }: PopStateEvent) => {
    const saved = readFromHistory(state)
    const named = serviceOfHash(location.hash)
    if (saved) {
      selection.select(saved.service)
      scroller.restore(saved.service, saved.top)
    } else if (named) selection.selectAndScrollTo(named, DELAY_ON_LOAD_MS, 'instant')
    else scroller.stop()
  }
  addEventListener('popstate', onPopState, { signal })
}
