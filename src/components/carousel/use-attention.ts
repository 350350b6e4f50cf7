import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether somebody is at the element that the handlers are given to: a mouse over it, or keyboard
 * focus in it. A finger leaves no sign of going away, so touch and the focus it brings do not count.
 */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const notice = (event: PointerEvent) => event.pointerType === 'mouse' && setIsHovered(true)

  const handlers = {
    onPointerEnter: notice,
    // A mouse that was there before the page woke never enters.
    onPointerMove: notice,
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
  }
  return { isAttended: isHovered || isFocused, handlers }
}
