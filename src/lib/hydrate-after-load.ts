import type { ClientDirective } from 'astro'

const WAKING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts once the page has loaded and the browser
 * is idle, or at the visitor's first press or key, whichever comes first. Until then the
 * prerendered page answers for itself.
 */
const hydrateAfterLoad: ClientDirective = async (load) => {
  await new Promise<unknown>((start) => {
    const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(start)
    for (const event of WAKING_EVENTS) addEventListener(event, start, { once: true, passive: true })
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  })
  const hydrate = await load()
  await hydrate()
}

export default hydrateAfterLoad
