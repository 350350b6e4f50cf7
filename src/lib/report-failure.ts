import { tryOrUndefined } from './browser'

/** Further failures of the same page are dropped, because code that fails may do so in a loop. */
let remaining = 5

/**
 * Reports a failure to the company's own inbox, which counts it: the page's path and the failure's text as far as a URL query.
 * Does nothing if a third party receives the form. Never throws.
 */
export function reportFailure(failure: unknown) {
  const url = document.body.dataset['failures']
  const body = `${location.pathname}\n${String(failure).split('?')[0]}`
  if (url && remaining-- > 0) tryOrUndefined(() => navigator.sendBeacon(url, body))
}
