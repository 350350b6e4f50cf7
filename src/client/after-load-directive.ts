import type { ClientDirective } from 'astro'
import { untilLoadedAndPainted, untilPainted, whenIdle } from '../lib/browser'
// Astro inlines client directives in every page.
import './inline-script'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean
  }
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const
/** An image that never finishes loading can delay the `load` event for minutes, so hydration has a deadline. */
const LOAD_DEADLINE_MS = 4000

const untilNeeded = new Promise<void>((resolve) => {
  const onNeed = () => resolve()
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, onNeed, { once: true, passive: true })
  // Some browsers report idle time before the first paint, so the script waits for the first paint, too.
  void untilLoadedAndPainted().then(() => whenIdle(onNeed))
  setTimeout(() => whenIdle(onNeed), LOAD_DEADLINE_MS)
})

// Resolves even if the page script fails to load. Before the first paint, the request would delay the paint.
const untilPageScriptHasRun = untilPainted()
  .then(() => import(document.body.dataset['pageScript']!))
  .catch(() => {})

const { dataset } = document.documentElement

const showAll = () => void delete dataset['scripts']

async function startIslands() {
  const { body } = document
  for (const island of body.querySelectorAll('astro-island[ssr]'))
    for (const url of ['component-url', 'renderer-url'])
      // Astro's island script imports the same URLs and reports errors, so errors are ignored here.
      import(island.getAttribute(url)!).catch(() => {})
  // The page script reports errors of the islands.
  await untilPageScriptHasRun
  await import(body.dataset['islandScript']!).catch(showAll)
}
void untilNeeded.then(startIslands)

// If a release has deleted the scripts of an open page, the page shows all services and slides.
addEventListener('astro:hydration-error', ({ target }) => {
  if ((target as Element).querySelector('[data-service], [data-slide]')) showAll()
})
// `data-scripts` must be set last, so that an earlier script error leaves all services and slides visible.
dataset['scripts'] = ''

/** Hydrates an island once the page has loaded or the visitor has interacted with the page. */
const afterLoad: ClientDirective = async (load) => {
  await untilNeeded
  const hydrate = await load()
  // Each island hydrates in its own task, so that hydration doesn't block the page for long.
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate()
}

export default afterLoad
