import type { ClientDirective } from 'astro'
import { drawInSteps, HEAD_START_MS, pause } from './first-frame'
import { LOADED, SCRIPTS } from './names'

const WAKING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts a moment after the page has loaded and is laid
 * out, when the browser is idle, or at the visitor's first press, key or focus, whichever comes first;
 * where a script does not come, again at the next of these. Until then the prerendered page answers
 * for itself. Buttons that only React answers are pressed again for the visitor once it can. Islands
 * start one by one, so that none of them holds the page up for long.
 *
 * This is the page's first script, and draws it in steps as well. What waits is Astro's own script for
 * islands: the build puts it into a file and writes its address on this one. Under `astro dev` it is
 * in the page, and islands start at once.
 */
const hydrateAfterLoad: ClientDirective = async (load) => {
  const hydrate = await load()
  await pause(0)
  await hydrate()
}

export default hydrateAfterLoad

// A step that fails is the developer's affair: what hydrates goes on.
const drawn = drawInSteps().catch(console.error)
const [runtime, ...scripts] = document.currentScript?.getAttribute(SCRIPTS)?.split(' ') ?? []
const wake = runtime ? untilWoken(runtime, scripts) : () => {}
answerMissedPresses()

addEventListener('load', async () => {
  // The browser goes to the place that the address names with a frame, which may be the next one.
  requestAnimationFrame(() => setTimeout(() => document.documentElement.setAttribute(LOADED, '')))
  await pause(HEAD_START_MS)
  await drawn
  ;(self.requestIdleCallback ?? setTimeout)(wake)
})

function untilWoken(src: string, scripts: string[]): () => void {
  const sleep = new AbortController()
  const wake = () => {
    if (sleep.signal.aborted) return
    sleep.abort()
    scripts.forEach(preload)
    // A browser may keep in mind that a module failed: the next time it has another address.
    import(/* @vite-ignore */ src).catch(() => untilWoken(`${src}?`, scripts))
  }
  for (const event of WAKING_EVENTS)
    addEventListener(event, wake, { passive: true, signal: sleep.signal })
  return wake
}

/** All scripts are asked for at once: one that names the next would cost a round trip each. */
function preload(src: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = src
  document.head.append(link)
}

function answerMissedPresses() {
  const missed = new Map<EventTarget, HTMLButtonElement>()
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    const asleep = button?.closest('astro-island[ssr]')
    if (asleep && button?.type === 'button' && !button.popoverTargetElement)
      missed.set(asleep, button)
  })
  addEventListener('astro:hydrate', ({ target }) => missed.get(target!)?.click(), true)
}
