/**
 * Moves the focus to an element that has no place in the tab order, without scrolling, if it is in the page. The element
 * loses its `tabindex` again with the focus: otherwise a click on its text would focus it, and Tab would start from there.
 */
export function moveFocusTo(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
