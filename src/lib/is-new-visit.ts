const navigation = () =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined

/**
 * Whether the page is not gone back to or loaded again: then the browser restores the visitor's own place.
 * False where the browser cannot tell.
 */
export const isNewVisit = () => navigation()?.type === 'navigate'

/**
 * Whether the address asks for a place: an element, or a text (`#:~:text=…`), which the browser takes out
 * of `location` (https://wicg.github.io/scroll-to-text-fragment/).
 */
export const asksForPlace = () =>
  location.hash !== '' || navigation()?.name.includes(':~:') === true
