import { useEffect, useState } from 'react'
import { observeIntersection, observeSize } from '../../lib/browser'
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
    const stopSelecting = observeIntersection(sections, select, { rootMargin: '-50% 0px' })
    const stopKeeping = keepPlace(sections)
    return () => {
      stopSelecting?.()
      stopKeeping()
    }
  }, [])
  return active
}

/**
 * Keeps the same part of a section at the middle of the viewport when its width changes, as when a phone is
 * turned: no browser does. The services keep their own place. Returns a function that stops this.
 */
function keepPlace(sections: readonly HTMLElement[]): () => void {
  const measure = () => ({
    width: innerWidth,
    middle: innerHeight / 2,
    edges: sections.map(({ offsetTop, offsetHeight }) => ({
      top: offsetTop,
      height: offsetHeight,
    })),
  })
  let before = measure()
  let lastScrollY = scrollY
  // Not in each frame of a scroll, where the browser can: the read would bring style and layout up to date once more.
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll'
  const onScroll = () => (lastScrollY = scrollY)
  let middle: number | undefined
  // Comes before the scroll event of a page that the browser itself has moved because of the new size.
  const onResize = () => {
    if (innerWidth !== before.width && lastScrollY > 0) middle ??= lastScrollY + before.middle
  }
  addEventListener(scrolled, onScroll, { passive: true })
  addEventListener('resize', onResize)
  const stopMeasuring = observeSize(sections, () => {
    const now = measure()
    if (middle !== undefined) {
      const index = before.edges.filter(({ top }) => top <= middle!).length - 1
      const [was, is] = [before.edges[index], now.edges[index]]
      if (was && is && sections[index]!.id !== 'services') {
        const top = is.top + ((middle - was.top) / was.height) * is.height - now.middle
        scrollTo({ top, behavior: 'instant' })
      }
    }
    before = now
    middle = undefined
  })
  return () => {
    removeEventListener(scrolled, onScroll)
    removeEventListener('resize', onResize)
    stopMeasuring()
  }
}
