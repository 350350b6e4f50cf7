import { useEffect, useState } from 'react'
import type { ServiceId } from '../../lib/sections'
import { useMedia } from '../../lib/use-media'

/** Where the pinned stage fits; the style sheets ask the same. In em, so that it grows with the text. */
export const STAGE = '(scripting: enabled) and (min-width: 48em) and (min-height: 42.5em)'

/** Whether the section is laid out as the pinned stage now, or as the plain list. In the browser only. */
export const hasStage = (section: HTMLElement) =>
  section.dataset['stage'] !== undefined && matchMedia(STAGE).matches

const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/**
 * Whether the window has room for the stage, and the open service for its lines in it. A translation, or a
 * visitor's own type or spacing, may need more room than a window has: from then on it is the list.
 */
export function useLayout(open: ServiceId): { isStage: boolean; isCrowded: boolean } {
  const hasRoom = useMedia(STAGE)
  const [isCrowded, setIsCrowded] = useState(false)
  const isStage = hasRoom && !isCrowded

  useEffect(() => {
    if (!isStage || !('ResizeObserver' in window)) return
    const block = document.getElementById(open)!
    const observer = new ResizeObserver(() => overflows(block) && setIsCrowded(true))
    for (const part of [block, ...block.querySelectorAll('h3, p, ul')]) observer.observe(part)
    return () => observer.disconnect()
  }, [open, isStage])

  return { isStage, isCrowded }
}
