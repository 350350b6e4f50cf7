/** A section's id and where its lower edge lies in the viewport, in px. */
export interface SectionEdge<Id extends string> {
  id: Id
  bottom: number
}

/**
 * The section that crosses the vertical middle of the viewport: the first one that ends below it. What lies
 * between two sections leads to the next. Below the last section it is the last; without sections undefined.
 */
export function activeSection<Id extends string>(
  edges: readonly SectionEdge<Id>[],
  middle: number,
): Id | undefined {
  return (edges.find(({ bottom }) => bottom > middle) ?? edges.at(-1))?.id
}
