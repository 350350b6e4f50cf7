/** Edges of an open block in the window, and what the window has, in px. */
export interface BlockInWindow {
  top: number
  height: number
  windowHeight: number
  /** Height of what the top bar covers. */
  barHeight: number
}

/**
 * How far to scroll until a block's centre is in the window's centre; a block whose start would then be
 * covered by the top bar has it just below the bar instead.
 */
export function distanceToCentre({ top, height, windowHeight, barHeight }: BlockInWindow): number {
  return Math.min(top + height / 2 - windowHeight / 2, top - barHeight)
}

/** The same for an element in the page as it stands. */
export function distanceToBlock(block: HTMLElement): number {
  const { top, height } = block.getBoundingClientRect()
  const barHeight =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return distanceToCentre({ top, height, windowHeight: innerHeight, barHeight })
}
