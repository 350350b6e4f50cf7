/**
 * Whether the page is not gone back to or loaded again: then the browser restores the visitor's own place.
 * False where the browser cannot tell.
 */
export const isNewVisit = () => {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}
