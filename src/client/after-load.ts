import type { ClientDirective } from 'astro'
import { untilLoadedAndPainted, whenIdle } from '../lib/browser'
// The page script is bundled into this script, which Astro inlines in every page. No other script runs before `load`,
// unless the visitor interacts or LOAD_DEADLINE_MS passes.
import './page-script'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean
  }
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const
/** An image that never finishes loading can delay `load` for minutes. */
const LOAD_DEADLINE_MS = 4000

/** Resolves when the visitor interacts, or when the browser is idle after `load` or LOAD_DEADLINE_MS. */
const untilNeeded = new Promise<void>((resolve) => {
  const onNeed = () => resolve()
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, onNeed, { once: true, passive: true })
  // Some browsers are idle before the first paint.
  void untilLoadedAndPainted().then(() => whenIdle(onNeed))
  setTimeout(() => whenIdle(onNeed), LOAD_DEADLINE_MS)
})

const { dataset } = document.documentElement

/** Shows all services and slides. With `data-scripts`, CSS shows only one at a time. */
const showAll = () => void delete dataset['scripts']

/** Loads Astro's island script and the islands' components. If the script fails, shows all services and slides. */
async function startIslands() {
  const { body } = document
  for (const island of body.querySelectorAll('astro-island[ssr]'))
    for (const url of ['component-url', 'renderer-url'])
      // Astro's script tries again, and reports the error.
      import(island.getAttribute(url)!).catch(() => {})
  await import(body.dataset['islandScript']!).catch(showAll)
}
void untilNeeded.then(startIslands)

/** Loads the fallback for browsers without scroll timelines. */
function startParallaxFallback() {
  if (CSS.supports('animation-timeline: view()')) return
  import(document.body.dataset['parallaxFallback']!).catch(() => {})
}
void untilNeeded.then(startParallaxFallback)

// After a release, the scripts of an open page can be gone.
addEventListener('astro:hydration-error', ({ target }) => {
  if ((target as Element).querySelector('[data-service], [data-slide]')) showAll()
})
// Set last, because the attribute promises that scripts work.
dataset['scripts'] = ''

/** `client:after-load` hydrates an island after `untilNeeded`. The prerendered HTML works until then. */
const afterLoad: ClientDirective = async (load) => {
  await untilNeeded
  const hydrate = await load()
  // Hydrates each island in its own task, so that none blocks the page for long.
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate()
}

export default afterLoad
