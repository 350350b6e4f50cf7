/**
 * Focuses an element that isn't in the tab order, without scrolling. Removes the `tabindex` on blur, because otherwise
 * a click on the element's text would focus the element again.
 */
export function moveFocusTo(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
