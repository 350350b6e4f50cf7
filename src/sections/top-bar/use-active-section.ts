import { useEffect, useState } from 'react'
import { observeElements } from '../../lib/browser'
import { SECTION_IDS, type SectionId } from '../../lib/element-ids'

/** Returns the section at the viewport's vertical middle, or `initial` before hydration. */
export function useActiveSection(initial: SectionId | undefined) {
  const [active, setActive] = useState(initial)
  useEffect(() => {
    const sections = SECTION_IDS.flatMap((id) => document.getElementById(id) ?? [])
    const select = () => {
      const startedSections = sections.filter(
        (section) => section.getBoundingClientRect().top <= innerHeight / 2,
      )
      setActive((startedSections.at(-1) ?? sections[0]!).id as SectionId)
    }
    return observeElements(
      sections,
      () => new IntersectionObserver(select, { rootMargin: '-50% 0px' }),
    )
  }, [])
  return active
}
