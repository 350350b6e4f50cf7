const START = { x: 600, y: 300 }

/** For component tests: one finger put on `target`, drawn so many px to the right and down, and lifted. */
export function drag(target: Element, acrossPx: number, downPx: number) {
  const send = (type: string, share: number) => {
    const at = { clientX: START.x + acrossPx * share, clientY: START.y + downPx * share }
    const touch = new Touch({ identifier: 1, target, ...at })
    const touches = type === 'touchend' ? [] : [touch]
    target.dispatchEvent(
      new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true, cancelable: true }),
    )
  }
  send('touchstart', 0)
  send('touchmove', 0.5)
  send('touchmove', 1)
  send('touchend', 1)
}
