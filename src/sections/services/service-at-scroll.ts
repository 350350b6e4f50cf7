/** What a scroll position means for the pinned stage. All lengths in px. */
export interface StageScroll {
  /** Upper edge of the section, measured from the top of the window. */
  sectionTop: number
  sectionHeight: number
  windowHeight: number
}

/** How far the stage stays pinned while the section passes. */
const pinnedLength = ({ sectionHeight, windowHeight }: StageScroll) =>
  Math.max(1, sectionHeight - windowHeight)

/**
 * Which of `count` services the scroll position selects and how far through its share of the way it is,
 * 0 to 1: the first above the section, the last below it, so that coming back finds the one that is
 * reached first. Depends on nothing but the position, so no position can flicker between two services.
 */
export function serviceAtScroll(
  scroll: StageScroll,
  count: number,
): { index: number; share: number } {
  const sailed = Math.min(1, Math.max(0, -scroll.sectionTop / pinnedLength(scroll))) * count
  const index = Math.min(count - 1, Math.floor(sailed))
  return { index, share: sailed - index }
}

/** How much of its way past the window's upper edge the section has gone: 0 where the stage pins, 1 where it has left. */
export const sailedAt = ({ sectionTop, sectionHeight }: StageScroll) =>
  Math.min(1, Math.max(0, -sectionTop / Math.max(1, sectionHeight)))

/** The same where a service's share of the way begins. */
export const sailedToService = (scroll: StageScroll, index: number, count: number) =>
  (pinnedLength(scroll) * index) / count / Math.max(1, scroll.sectionHeight)

/** Whether the section crosses the middle of the window. */
export const crossesMiddle = ({ sectionTop, sectionHeight, windowHeight }: StageScroll) =>
  sectionTop <= windowHeight / 2 && sectionTop + sectionHeight >= windowHeight / 2

/** How far to scroll from here to the middle of a service's share of the way. */
export function distanceToService(scroll: StageScroll, index: number, count: number): number {
  return scroll.sectionTop + (pinnedLength(scroll) * (index + 0.5)) / count
}
