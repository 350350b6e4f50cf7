import type { ClientDirective } from 'astro'
import { HEAD_START_MS, typesetAfterFirstFrame } from './first-frame'

const WAKING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts a moment after the page has loaded and is laid
 * out, when the browser is idle, or at the visitor's first press, key or focus, whichever comes first;
 * where a script does not come, again at the next of these. Until then the prerendered page answers
 * for itself. Buttons that only React answers are pressed again for the visitor once it can. Islands
 * start one by one, so that none of them holds the page up for long.
 *
 * What waits is Astro's own script for islands: the build puts it into the file that this script's
 * `data-runtime` names; `data-scripts` names what it will ask for. Under `astro dev` it is in the page,
 * and islands start at once.
 */
const hydrateAfterLoad: ClientDirective = async (load) => {
  const hydrate = await load()
  await new Promise((ownTask) => setTimeout(ownTask))
  await hydrate()
}

export default hydrateAfterLoad

// The page has no other script until it has loaded.
const laidOut = typesetAfterFirstFrame()
addEventListener('load', () =>
  // The browser goes to the place that the address names with a frame, which may be the next one.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset['loaded'] = ''
    }),
  ),
)

const { runtime, scripts } = document.currentScript?.dataset ?? {}
if (runtime && scripts) {
  answerMissedPresses()
  const wake = untilWoken(runtime, scripts.split(' '))
  addEventListener('load', async () => {
    await new Promise((rested) => setTimeout(rested, HEAD_START_MS))
    await laidOut
    ;(self.requestIdleCallback ?? setTimeout)(wake)
  })
}

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

/** All scripts are asked for at once: one that names the next would cost a way there and back each. */
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
