import { atom } from 'nanostores'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'

/** The one service that is open. */
export const $openService = atom<ServiceId>(SERVICE_IDS[0])

/** What an entry of the history was left with. */
interface Left {
  service: ServiceId
  /** Where the page stood, in px; undefined where the entry was left by Back or Forward. */
  top: number | undefined
}

/** Keeps in the present entry of the history which service is open, and where the page stands when it is left. */
export const keepInHistory = (service: ServiceId, top?: number) =>
  history.replaceState({ ...(history.state as object | null), service, top } satisfies Left, '')

/** What was kept in an entry of the history; undefined where nothing was. */
export function keptInHistory(state: unknown): Left | undefined {
  const { service, top } = (state ?? {}) as Partial<Left>
  return SERVICE_IDS.some((id) => id === service) ? { service: service!, top } : undefined
}
