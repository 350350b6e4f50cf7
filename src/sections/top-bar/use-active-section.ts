import { useEffect, useState } from 'react'
import { observe } from '../../lib/browser'
import { SECTION_IDS, type SectionId } from '../../lib/ids'

/**
 * Returns the section at the vertical middle of the viewport, or `initial` before hydration and on pages without
 * sections.
 */
export function useActiveSection(initial: SectionId | undefined) {
  const [active, setActive] = useState(initial)
  useEffect(() => {
    // The page and other islands render the sections, so refs can't reach them.
    const sections = SECTION_IDS.flatMap((id) => document.getElementById(id) ?? [])
    const select = () => {
      const startedSections = sections.filter(
        (section) => section.getBoundingClientRect().top <= innerHeight / 2,
      )
      setActive((startedSections.at(-1) ?? sections[0]!).id as SectionId)
    }
    return observe(sections, () => new IntersectionObserver(select, { rootMargin: '-50% 0px' }))
  }, [])
  return active
}
