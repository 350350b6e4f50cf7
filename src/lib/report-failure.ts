import { tryOrUndefined } from './browser'

/** Failing code can run in a loop. */
let remaining = 5

/**
 * Posts to the company's own inbox, without the URL query. Does nothing with a third-party form service. Never throws.
 */
export function reportFailure(failure: unknown) {
  const url = document.body.dataset['failures']
  const body = `${location.pathname}\n${String(failure).split('?')[0]}`
  if (url && remaining-- > 0) tryOrUndefined(() => navigator.sendBeacon(url, body))
}
