import type { ClientDirective } from 'astro'
import { whenIdle, whenLoaded } from '../lib/browser'
// Bundled into this script, which Astro inlines in every page. It is the only script that runs before `load`.
import './before-hydration'

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * `client:after-load` hydrates an island once the page has loaded and the browser is idle, or at the first
 * pointer, key or focus event. Until then the prerendered HTML works by itself.
 */
const afterLoad: ClientDirective = (load) => {
  const waiting = new AbortController()
  const start = async () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    const hydrate = await load()
    // A task for each island, so that none of them blocks the page for long.
    await new Promise((resolve) => setTimeout(resolve))
    await hydrate()
  }
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, start, { signal: waiting.signal, passive: true })
  whenLoaded(() => whenIdle(start))
}

export default afterLoad
