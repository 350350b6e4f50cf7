/**
 * Whether the page was neither reloaded nor gone back to: in those cases the browser restores the visitor's
 * scroll position. False in a browser that cannot tell.
 */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}
