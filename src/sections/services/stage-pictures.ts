import type { ServiceId } from '../../lib/sections'

const pictureOf = (id: ServiceId) =>
  document.getElementById(id)?.querySelector('[data-frame] picture')

/** Fetches the picture of the service that scrolling comes to next, before it is shown. */
export function fetchPicture(id: ServiceId | undefined) {
  if (id) pictureOf(id)?.querySelector('img[loading=lazy]')?.setAttribute('loading', 'eager')
}

/**
 * Lays the picture of the service before beneath that of the one that is open now, so that the
 * new one is wiped over it. It is taken away when the next one is laid.
 */
export function layBeneath(before: ServiceId, now: ServiceId) {
  for (const old of document.querySelectorAll('[data-beneath]')) old.remove()
  const beneath = pictureOf(before)?.cloneNode(true)
  if (!(beneath instanceof HTMLElement)) return
  beneath.dataset['beneath'] = ''
  beneath.querySelector('img')?.setAttribute('alt', '')
  pictureOf(now)?.before(beneath)
}
