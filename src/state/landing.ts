import { atom, onMount } from 'nanostores'
import { activeSection } from './active-section'
import { SECTION_IDS, type SectionId } from '../lib/sections'
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
