import { MENU_ID } from '../lib/element-ids'

const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover?.()

// `pointerdown` is needed, because iPadOS before 18.3 doesn't focus tapped elements.
addEventListener('site:link-click', closeMenu)
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`)) closeMenu()
  })

// `data-menu-open` replaces `:root:has(#menu:popover-open)`, for which Chromium recalculates the root's styles after
// every change in an island.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target instanceof Element && target.id === MENU_ID)
      document.documentElement.toggleAttribute('data-menu-open', newState === 'open')
  },
  { capture: true },
)
