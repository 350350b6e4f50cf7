import { useEffect, useState } from 'react'
import { startObserver } from '../../lib/browser'
import { MAIN_SECTION_IDS, type MainSectionId } from '../../lib/element-ids'

/** Returns the section at the viewport's vertical middle, or `initial` before hydration. */
export function useActiveSection(initial: MainSectionId | undefined) {
  const [active, setActive] = useState(initial)
  useEffect(() => {
    const sections = MAIN_SECTION_IDS.flatMap((id) => document.getElementById(id) ?? [])
    const select = () => {
      const startedSections = sections.filter(
        (section) => section.getBoundingClientRect().top <= innerHeight / 2,
      )
      setActive((startedSections.at(-1) ?? sections[0]!).id as MainSectionId)
    }
    return startObserver(
      sections,
      () => new IntersectionObserver(select, { rootMargin: '-50% 0px' }),
    )
  }, [])
  return active
}
