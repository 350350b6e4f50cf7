import type { ClientDirective } from 'astro'
import { untilLoadedAndPainted, whenIdle } from '../lib/browser'
// Bundled into this script, which Astro inlines in every page. No other script runs before `load`, unless a visitor uses
// the page or LOAD_DEADLINE_MS has passed.
import './page-script'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean
  }
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const
/** A picture that hangs delays `load` for minutes. */
const LOAD_DEADLINE_MS = 4000

/** Once the page has loaded, or has not for LOAD_DEADLINE_MS, and the browser is idle, or a visitor uses the page. */
const untilNeeded = new Promise<void>((resolve) => {
  const onNeed = () => resolve()
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, onNeed, { once: true, passive: true })
  // Some browsers are idle before they have painted anything.
  void untilLoadedAndPainted().then(() => whenIdle(onNeed))
  setTimeout(() => whenIdle(onNeed), LOAD_DEADLINE_MS)
})

const { dataset } = document.documentElement

/** Shows all services and slides, which CSS hides where scripts show one at a time. */
const showAll = () => void delete dataset['scripts']

/**
 * Fetches Astro's script for islands, and with it what they are made of. Without the script, services and slides are shown.
 */
async function startIslands() {
  const { body } = document
  for (const island of body.querySelectorAll('astro-island[ssr]'))
    for (const url of ['component-url', 'renderer-url'])
      // Astro's script tries again, and reports what is missing.
      import(island.getAttribute(url)!).catch(() => {})
  await import(body.dataset['islandScript']!).catch(showAll)
}
void untilNeeded.then(startIslands)

/** Without it, nothing moves with the scroll where scroll timelines are missing. */
function startParallaxFallback() {
  if (CSS.supports('animation-timeline: view()')) return
  import(document.body.dataset['parallaxFallback']!).catch(() => {})
}
void untilNeeded.then(startParallaxFallback)

// After a release, the scripts of an open page may be gone.
addEventListener('astro:hydration-error', ({ target }) => {
  if ((target as Element).querySelector('[data-service], [data-slide]')) showAll()
})
// Last, when all else has worked
dataset['scripts'] = ''

/** `client:after-load` hydrates an island when `untilNeeded` resolves. Until then the prerendered HTML works by itself. */
const afterLoad: ClientDirective = async (load) => {
  await untilNeeded
  const hydrate = await load()
  // A task for each island, so that none of them blocks the page for long.
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate()
}

export default afterLoad
