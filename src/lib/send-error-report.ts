import { tryOrUndefined } from './browser'

/** Limits the number of reports, because failing code can run in a loop. */
let remaining = 5

/** Omits URL query strings. Does nothing if the site uses a third-party form service. Never throws. */
export function sendErrorReport(failure: unknown) {
  const url = document.body.dataset['failures']
  const body = `${location.pathname}\n${String(failure).split('?')[0]}`
  if (url && remaining-- > 0) tryOrUndefined(() => navigator.sendBeacon(url, body))
}
