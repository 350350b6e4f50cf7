import { keepDraft } from '../lib/inquiry-draft'

// What a page does before and beside its islands. Everything can be read and used without it.

/** Repeats clicks on plain buttons of islands that were not hydrated yet, in order, after hydration. */
function replayClicks() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    const island = button?.closest('astro-island[ssr]')
    if (button?.type !== 'button' || button.popoverTargetElement) return
    const click = () => setTimeout(() => button.click())
    island?.addEventListener('astro:hydrate', click, { once: true })
  })
}

/** Closes a menu when one of its links is chosen. Following the link is left to the browser. */
function closeMenuOnChoice() {
  addEventListener('click', ({ target }) => {
    const menu = (target as Element).closest('[popover] a')?.closest<HTMLElement>('[popover]')
    menu?.hidePopover?.()
  })
}

/** Makes scrolling to a link's target smooth. A page that is opened at a fragment begins there instead. */
const scrollSmoothlyOnceLoaded = () =>
  addEventListener('load', () =>
    // The browser scrolls to the fragment with a frame, which may be the next one.
    requestAnimationFrame(() =>
      setTimeout(() => (document.documentElement.dataset['loaded'] = '')),
    ),
  )

/** The page may have been built in an earlier year. */
const showCurrentYear = () =>
  addEventListener('DOMContentLoaded', () => {
    const year = document.querySelector('[data-current-year]')
    if (year) year.textContent = String(new Date().getFullYear())
  })

replayClicks()
closeMenuOnChoice()
scrollSmoothlyOnceLoaded()
showCurrentYear()
keepDraft()
