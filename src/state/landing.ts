import { atom, onMount } from 'nanostores'
import { activeSection } from './active-section'
import { SECTION_IDS, type SectionId } from '../lib/sections'
import { onScroll } from '../lib/on-scroll'
import { distanceToShare, shareAtMiddle } from '../lib/share-at-middle'

/** The section that crosses the middle of the window; undefined on a page without sections. */
export const $activeSection = atom<SectionId | undefined>()

/** What the window's middle showed when the page was last scrolled. */
interface Place {
  id: SectionId
  share: number
  windowWidth: number
}

onMount($activeSection, () => {
  // Prerendering reads it, too.
  if (typeof window === 'undefined') return
  let before: Place | undefined
  return onScroll(() => {
    if (before && before.windowWidth !== innerWidth) goOn(before)
    const edges = SECTION_IDS.flatMap((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      return top === undefined ? [] : [{ id, top }]
    })
    const id = activeSection(edges, innerHeight / 2)
    before = id && {
      id,
      share: shareAtMiddle(document.getElementById(id)!),
      windowWidth: innerWidth,
    }
    $activeSection.set(id)
  })
})

/** Where the page is laid out anew, as when a phone is turned, it goes on at the same place. The services see to theirs. */
function goOn({ id, share }: Place) {
  if (id === 'services' || scrollY === 0) return
  const top = distanceToShare(document.getElementById(id)!, share)
  scrollBy({ top, behavior: 'instant' })
}
