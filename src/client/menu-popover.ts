import { tryOrUndefined } from '../lib/browser'
import { closeMenu } from '../lib/close-menu'
import { MENU_ID } from '../lib/element-ids'

// `pointerdown` is needed, because iPadOS before 18.3 doesn't focus tapped elements.
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`)) closeMenu()
  })

const showAsOpen = (isOpen: boolean) =>
  document.documentElement.toggleAttribute('data-menu-open', isOpen)

// Visitors can open the menu before this script has loaded. Old browsers don't know `:popover-open`.
showAsOpen(Boolean(tryOrUndefined(() => document.querySelector(`#${MENU_ID}:popover-open`))))

// `data-menu-open` replaces `:root:has(#menu:popover-open)`, for which Chromium recalculates the root's styles after
// every change in an island.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target instanceof Element && target.id === MENU_ID) showAsOpen(newState === 'open')
  },
  { capture: true },
)
