/** A section's id and where its upper edge lies in the window, in px. */
export interface SectionEdge<Id extends string> {
  id: Id
  top: number
}

/**
 * The section that crosses the vertical middle of the window: the last one that begins at or
 * above it. Above the first section it is the first; without sections it is undefined.
 */
export function activeSection<Id extends string>(
  edges: readonly SectionEdge<Id>[],
  middle: number,
): Id | undefined {
  const begun = edges.filter(({ top }) => top <= middle)
  return (begun.at(-1) ?? edges[0])?.id
}
