import { MENU_ID } from './element-ids'

/** Does nothing if the menu is closed or the browser lacks popovers. */
export const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover?.()
