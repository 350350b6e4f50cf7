import { useEffect } from 'react'
import type { ServiceId } from '../../lib/sections'

/** How much of an open row lies under the zebra: service-row.module.css. */
const UNDER_ZEBRA_PX = 9

/**
 * Tells the style sheet how much of an open block its row covers, which stays in sight above it in the list:
 * the block begins behind the row, and what it shows below it. On the stage there is no row, and nothing covered.
 */
export function useRoomForRow(open: ServiceId) {
  useEffect(() => {
    if (!('ResizeObserver' in window)) return
    const block = document.getElementById(open)!
    const row = block.previousElementSibling as HTMLElement
    const observer = new ResizeObserver(() =>
      block.style.setProperty('--row', `${Math.max(0, row.offsetHeight - UNDER_ZEBRA_PX)}px`),
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [open])
}
