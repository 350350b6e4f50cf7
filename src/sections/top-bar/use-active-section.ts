import { useEffect, useState } from 'react'
import { observe } from '../../lib/browser'
import { SECTION_IDS, type SectionId } from '../../lib/ids'

/**
 * The section that crosses the vertical middle of the viewport: the last one that begins at or above it, or the
 * first. `initial` in the prerendered page and on a page without sections.
 */
export function useActiveSection(initial: SectionId | undefined) {
  const [active, setActive] = useState(initial)
  useEffect(() => {
    // The page and other islands render them: there is no ref to them, and their ids are fixed.
    const sections = SECTION_IDS.flatMap((id) => document.getElementById(id) ?? [])
    const select = () => {
      const begun = sections.filter((it) => it.getBoundingClientRect().top <= innerHeight / 2)
      setActive((begun.at(-1) ?? sections[0]!).id as SectionId)
    }
    return observe(sections, () => new IntersectionObserver(select, { rootMargin: '-50% 0px' }))
  }, [])
  return active
}
