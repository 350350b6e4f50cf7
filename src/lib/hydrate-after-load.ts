import type { ClientDirective } from 'astro'

const WAKING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts once the page has loaded and the browser
 * is idle, or at the visitor's first press or key, whichever comes first. Until then the
 * prerendered page answers for itself.
 */
const hydrateAfterLoad: ClientDirective = (load) => {
  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const event of WAKING_EVENTS) removeEventListener(event, start)
    const hydrate = await load()
    await hydrate()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => void start()) : setTimeout(start)

  for (const event of WAKING_EVENTS) addEventListener(event, start, { passive: true })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

export default hydrateAfterLoad
