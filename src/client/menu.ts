import { MENU_ID } from '../lib/ids'

const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover?.()

// Before 18.3, iPadOS doesn't focus tapped elements.
addEventListener('site:follow-link', closeMenu)
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`)) closeMenu()
  })

// With `:root:has(#menu:popover-open)`, Chromium recalculates the root's styles whenever an island changes anything.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target instanceof Element && target.id === MENU_ID)
      document.documentElement.toggleAttribute('data-menu-open', newState === 'open')
  },
  { capture: true },
)
