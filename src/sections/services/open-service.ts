import { atom } from 'nanostores'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'

/** The one service that is open. */
export const $openService = atom<ServiceId>(SERVICE_IDS[0])

/** Keeps in the present entry of the history which service is open, for whoever comes back to it. */
export const keepInHistory = (id: ServiceId) =>
  history.replaceState({ ...(history.state as object | null), service: id }, '')

/** The service that an entry of the history was left with; undefined where nothing was kept. */
export const keptInHistory = (state: unknown): ServiceId | undefined =>
  SERVICE_IDS.find((id) => id === (state as { service?: unknown } | null)?.service)
