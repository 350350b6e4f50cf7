import { atom, onMount } from 'nanostores'
import { activeSection } from './active-section'
import { SECTION_IDS, SERVICE_IDS, type SectionId, type ServiceId } from '../lib/sections'
import { onScroll } from '../lib/on-scroll'

/** The section that crosses the middle of the window; undefined on a page without sections. */
export const $activeSection = atom<SectionId | undefined>()

onMount($activeSection, () => {
  // Prerendering reads it, too.
  if (typeof window === 'undefined') return
  return onScroll(() => {
    const edges = SECTION_IDS.flatMap((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      return top === undefined ? [] : [{ id, top }]
    })
    $activeSection.set(activeSection(edges, innerHeight / 2))
  })
})

/** The one service that is open. */
export const $expandedService = atom<ServiceId>(SERVICE_IDS[0])

/** A service that was chosen, not scrolled to: the services section brings it into view. */
export const $chosenService = atom<{ id: ServiceId } | undefined>()

/** Opens a service and asks the services section to bring it into view; again if it is open already. */
export function chooseService(id: ServiceId) {
  $expandedService.set(id)
  $chosenService.set({ id })
}
