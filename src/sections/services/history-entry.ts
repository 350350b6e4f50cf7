import { replaceHistory } from '../../lib/browser'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'

/** What an entry of the history keeps. */
export interface HistoryEntry {
  /** The service that was selected. */
  service: ServiceId
  /** Where the page stood, in px. Undefined where a visitor has left it by Back or Forward. */
  top: number | undefined
}

/** Keeps the selected service, and the scroll position if one is given, in the current entry of the history. */
export const saveToHistory = (service: ServiceId, top?: number) =>
  replaceHistory({ ...(history.state as object | null), service, top } satisfies HistoryEntry)

/** What was saved in a history entry's state. Undefined for a state that is not ours. */
export function readFromHistory(state: unknown): HistoryEntry | undefined {
  const { service, top } = (state ?? {}) as Partial<HistoryEntry>
  return SERVICE_IDS.some((id) => id === service) ? { service: service!, top } : undefined
}
