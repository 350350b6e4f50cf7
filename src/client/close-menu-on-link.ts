import { closestElement } from '../lib/browser'
import { closeMenu } from '../lib/close-menu'
import { MENU_ID } from '../lib/element-ids'

// Runs inline, because visitors on slow connections can follow a link before the page script has loaded.
addEventListener('click', ({ target }) => {
  if (closestElement(target, `#${MENU_ID} a`)) closeMenu()
})
