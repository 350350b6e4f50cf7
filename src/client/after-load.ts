import type { ClientDirective } from 'astro'
import { whenIdle, whenLoaded } from '../lib/browser'
// Bundled into this script, which Astro inlines in every page. It is the only script that runs before `load`.
import './page-script'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean
  }
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const
/** A picture that hangs delays `load` for minutes. */
const LOAD_DEADLINE_MS = 4000

/**
 * `client:after-load` hydrates an island once the page has loaded, or has not for LOAD_DEADLINE_MS, and the browser is
 * idle, or at the first pointer, key, focus, wheel or touch event. Until then the prerendered HTML works by itself.
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
  setTimeout(() => whenIdle(start), LOAD_DEADLINE_MS)
}

export default afterLoad
