import type { ClientDirective } from 'astro'
import { keepDraft } from '../lib/inquiry-draft'
import { drawInSteps, HEAD_START_MS, pause } from './first-frame'
import { HYDRATING, LOADED, SCRIPTS } from './names'

const HYDRATING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts a moment after the page has loaded and is laid
 * out, when the browser is idle, or at the visitor's first press, key or focus, whichever comes first;
 * where a script does not come, again at the next of these. Until then the prerendered page answers
 * for itself. Clicks on buttons that only React answers are replayed once it can. Islands hydrate one by
 * one, so that none of them holds the page up for long.
 *
 * This is the page's first script, and draws it in steps as well. What waits is Astro's own script for
 * islands: the build puts it into a file and writes its address on this one. Under `astro dev` it is
 * in the page, and islands start at once.
 */
const hydrateAfterLoad: ClientDirective = async (load, _, island) => {
  const hydrate = await load()
  await pause(0)
  island.dispatchEvent(new Event(HYDRATING))
  await hydrate()
}

export default hydrateAfterLoad

// A step that fails is the developer's affair: what hydrates goes on.
const drawn = drawInSteps().catch(console.error)
const [runtime, ...scripts] = document.currentScript?.getAttribute(SCRIPTS)?.split(' ') ?? []
const hydrate = runtime ? armHydration(runtime, scripts) : () => {}
replayClicks()
keepDraft()
closeMenusOnChoice()

addEventListener('load', async () => {
  // The browser goes to the place that the address names with a frame, which may be the next one.
  requestAnimationFrame(() => setTimeout(() => document.documentElement.setAttribute(LOADED, '')))
  await pause(HEAD_START_MS)
  await drawn
  ;(self.requestIdleCallback ?? setTimeout)(hydrate)
})

/** Hydrates at the first press, key or focus, or when the function that it answers is called. */
function armHydration(src: string, scripts: string[]): () => void {
  const armed = new AbortController()
  const hydrate = () => {
    if (armed.signal.aborted) return
    armed.abort()
    scripts.forEach(preload)
    // A browser may keep in mind that a module failed: the next time it has another address.
    import(/* @vite-ignore */ src).catch(() => armHydration(`${src}?`, scripts))
  }
  for (const event of HYDRATING_EVENTS)
    addEventListener(event, hydrate, { passive: true, signal: armed.signal })
  return hydrate
}

/** All scripts are asked for at once: one that names the next would cost a round trip each. */
function preload(src: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = src
  document.head.append(link)
}

/** Clicks that an island missed before it was hydrated are made again after it, in their order. */
function replayClicks() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    const island = button?.closest('astro-island[ssr]')
    if (button?.type === 'button' && !button.popoverTargetElement)
      // Each in a task of its own, at whose end React has drawn what it changed.
      island?.addEventListener('astro:hydrate', () => setTimeout(() => button.click()), {
        once: true,
      })
  })
}

/** A menu closes when one of its links is chosen; where that leads stays the browser's affair. */
function closeMenusOnChoice() {
  addEventListener('click', ({ target }) =>
    (target as Element).closest('[popover] a')?.closest<HTMLElement>('[popover]')!.hidePopover?.(),
  )
}
