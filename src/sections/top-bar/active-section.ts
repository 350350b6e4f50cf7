/** A section's id and the position of its upper edge in the viewport, in px. */
export interface SectionEdge<Id extends string> {
  id: Id
  top: number
}

/**
 * The section that crosses the vertical middle of the viewport: the last one that begins at or
 * above it. Above the first section it is the first; without sections it is undefined.
 */
export function activeSection<Id extends string>(
  edges: readonly SectionEdge<Id>[],
  middle: number,
): Id | undefined {
  const begun = edges.filter(({ top }) => top <= middle)
  return (begun.at(-1) ?? edges[0])?.id
}
