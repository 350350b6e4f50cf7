/** Position and height of an open block in the viewport, and the viewport's own measures, in px. */
export interface BlockInViewport {
  top: number
  height: number
  viewportHeight: number
  /** Height of what the top bar covers. */
  barHeight: number
}

/**
 * How far to scroll until a block's centre is at the viewport's centre. A block whose start would then be
 * covered by the top bar has it just below the bar instead.
 */
export function distanceToCentre({
  top,
  height,
  viewportHeight,
  barHeight,
}: BlockInViewport): number {
  return Math.min(top + height / 2 - viewportHeight / 2, top - barHeight)
}

/** The same for an element of the page as it is laid out now. */
export function distanceToBlock(block: HTMLElement): number {
  const { top, height } = block.getBoundingClientRect()
  const barHeight =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return distanceToCentre({ top, height, viewportHeight: innerHeight, barHeight })
}
