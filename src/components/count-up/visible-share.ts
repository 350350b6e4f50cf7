const SHARE_WANTED = 0.25

/**
 * The share of a section (0 to 1) that has to be visible before its figures count: a quarter, or
 * all that the viewport can show of a section more than four times its height, less a pixel for
 * positions between two pixels.
 */
export const shareToStart = (sectionHeightPx: number, viewportHeightPx: number) =>
  Math.min(SHARE_WANTED, (viewportHeightPx - 1) / sectionHeightPx)
