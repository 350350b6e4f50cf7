import { closestElement } from '../lib/browser'
import { closeMenu } from '../lib/close-menu'
import { MENU_ID } from '../lib/element-ids'

addEventListener('click', ({ target }) => {
  if (closestElement(target, `#${MENU_ID} a`)) closeMenu()
})
