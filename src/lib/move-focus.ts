/** Doesn't scroll. Removes the `tabindex` on blur so that clicks on text don't focus the element. */
export function moveFocusTo(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
