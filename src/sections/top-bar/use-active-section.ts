import { useEffect, useState } from 'react'
import { observeIntersection } from '../../lib/browser'
import { SECTION_IDS, type SectionId } from '../../lib/sections'
import { activeSection } from './active-section'

/** The section at the middle of the viewport; `initial` in the prerendered page and on a page without sections. */
export function useActiveSection(initial: SectionId | undefined) {
  const [active, setActive] = useState(initial)
  useEffect(() => {
    const sections = SECTION_IDS.flatMap((id) => document.getElementById(id) ?? [])
    const select = () => {
      const edges = sections.map((section) => ({
        id: section.id as SectionId,
        top: section.getBoundingClientRect().top,
      }))
      setActive(activeSection(edges, innerHeight / 2))
    }
    return observeIntersection(sections, select, { rootMargin: '-50% 0px' })
  }, [])
  return active
}
