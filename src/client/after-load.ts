import type { ClientDirective } from 'astro'
import { untilLoadedAndPainted, whenIdle } from '../lib/browser'
// Astro inlines this bundle in every page. No other script runs before `load`, interaction or LOAD_DEADLINE_MS.
import './page-script'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-load'?: boolean
  }
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const
/** An image that never finishes loading can delay `load` for minutes. */
const LOAD_DEADLINE_MS = 4000

const untilNeeded = new Promise<void>((resolve) => {
  const onNeed = () => resolve()
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, onNeed, { once: true, passive: true })
  // Some browsers are idle before the first paint.
  void untilLoadedAndPainted().then(() => whenIdle(onNeed))
  setTimeout(() => whenIdle(onNeed), LOAD_DEADLINE_MS)
})

const { dataset } = document.documentElement

/** With `data-scripts`, CSS shows only one service and slide at a time. */
const showAll = () => void delete dataset['scripts']

async function startIslands() {
  const { body } = document
  for (const island of body.querySelectorAll('astro-island[ssr]'))
    for (const url of ['component-url', 'renderer-url'])
      // Astro's script tries again and reports the error.
      import(island.getAttribute(url)!).catch(() => {})
  await import(body.dataset['islandScript']!).catch(showAll)
}
void untilNeeded.then(startIslands)

function startParallaxFallback() {
  if (CSS.supports('animation-timeline: view()')) return
  import(document.body.dataset['parallaxFallback']!).catch(() => {})
}
void untilNeeded.then(startParallaxFallback)

// A release can delete the scripts of an open page.
addEventListener('astro:hydration-error', ({ target }) => {
  if ((target as Element).querySelector('[data-service], [data-slide]')) showAll()
})
// Must be last: the attribute promises that scripts work.
dataset['scripts'] = ''

/** Returns the directive `client:after-load`. The prerendered HTML works until hydration. */
const afterLoad: ClientDirective = async (load) => {
  await untilNeeded
  const hydrate = await load()
  // Separate tasks, so that no island blocks the page for long.
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate()
}

export default afterLoad
