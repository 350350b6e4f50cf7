import { closestTo, replaceHistory, whenLoaded } from '../lib/browser'
import { listenForFollowedLinks } from '../lib/follow-link'
import { MENU_ID } from '../lib/ids'
import { saveDraftOnInput } from '../lib/inquiry-draft'
import { moveFocusTo } from '../lib/move-focus'

// Small enhancements that do not wait for hydration. The page can be read and used without them.

const html = document.documentElement
/** The browser scrolls to a fragment in this frame or the next. */
const afterNextFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))

// Repeats clicks on buttons of islands (components that Astro hydrates) after hydration, in order: not on those that submit
// or open a popover, which work by themselves.
addEventListener('click', ({ target }) => {
  const button = closestTo<HTMLButtonElement>(target, 'button')
  const island = button?.closest('astro-island[ssr]')
  if (!island || button?.type !== 'button' || button.popoverTargetElement) return
  // Each in a task of its own: React has rendered what one click changed before the next.
  const click = () => setTimeout(() => button.click())
  island.addEventListener('astro:hydrate', click, { once: true })
})

// From now on, each click that follows a link is also a `site:follow-link` event (lib/follow-link.ts).
listenForFollowedLinks()
// Closes the menu when one of its links is chosen, and moves the focus with the skip link. Other listeners, in
// use-open-service.ts and use-prefill.ts, go where the link leads.
addEventListener('site:follow-link', ({ detail: { link } }) => {
  // Only a followed link scrolls smoothly: what Back, a reload or the URL's fragment lead to is there at once. Not before
  // that scroll has ended: Chromium would finish it instead of going back.
  html.dataset['followedLink'] = html.dataset['smooth'] = ''
  if (!('onscrollend' in window)) afterNextFrame(() => delete html.dataset['smooth'])
  link.closest<HTMLElement>('[popover]')?.hidePopover?.()
  // With a `tabindex` of its own, `main` would take the focus from every click on text.
  if (link.matches('[href="#content"]')) moveFocusTo(document.getElementById('content'))
})

addEventListener('scrollend', () => delete html.dataset['smooth'])

// Chromium goes back to an entry's fragment instead of the position that the visitor left: each entry keeps that.
addEventListener('site:follow-link', () =>
  replaceHistory({ ...(history.state as object | null), top: scrollY }),
)
addEventListener('popstate', ({ state }) => {
  const { top, ...others } = (state ?? {}) as { top?: number }
  if (top === undefined) return
  replaceHistory(others)
  // After the browser has gone to the fragment. Smoothly only where it would finish a smooth scroll otherwise.
  setTimeout(() => scrollTo({ top }))
})

// Closes the menu when anything but the menu and its buttons is focused or, for iPadOS before 18.3, tapped.
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`))
      document.getElementById(MENU_ID)?.hidePopover?.()
  })

// Fetches the font (styles/tokens.css).
whenLoaded(() => afterNextFrame(() => (html.dataset['loaded'] = '')))

// Corrects the year of the copyright line, since the page may have been built in an earlier year. A clock that runs behind
// the build is wrong.
addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector<HTMLElement>('[data-build-year]')
  const built = Number(year?.dataset['buildYear'])
  if (year) year.textContent = String(Math.max(built, new Date().getFullYear()))
})

saveDraftOnInput()

// Last, when all of this works: services and slides may be hidden, because scripts show them. Where the scripts of a page are
// gone, as after a release, all are shown again.
html.dataset['scripts'] = ''
addEventListener('astro:hydration-error', ({ target }) => {
  if ((target as Element).querySelector('[data-service], [data-slide]'))
    delete html.dataset['scripts']
})
