/** What of an element lies in the window's middle: 0 its start, 1 its end, less or more outside of it. 0 where it has no height. */
export function shareAtMiddle(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return height > 0 ? (innerHeight / 2 - top) / height : 0
}

/** How far to scroll until that part of the element is in the window's middle. */
export function distanceToShare(element: HTMLElement, share: number): number {
  const { top, height } = element.getBoundingClientRect()
  return top + share * height - innerHeight / 2
}
