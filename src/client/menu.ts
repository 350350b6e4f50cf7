import { MENU_ID } from '../lib/ids'

const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover?.()

// Closes the menu when a link is followed or another element is focused or, for iPadOS before 18.3, tapped.
addEventListener('site:follow-link', closeMenu)
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`)) closeMenu()
  })

// An attribute instead of `:root:has(#menu:popover-open)`, because with `:has()` Chromium recalculates the styles of
// the root whenever an island changes anything.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target instanceof Element && target.id === MENU_ID)
      document.documentElement.toggleAttribute('data-menu-open', newState === 'open')
  },
  { capture: true },
)
