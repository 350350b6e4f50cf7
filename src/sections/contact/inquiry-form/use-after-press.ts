import { useEffect, useRef } from 'react'

/**
 * Runs a task at once, or once the press that is under way has ended: a page that moves between
 * mousedown and mouseup takes the button from under the pointer, and the press is lost.
 */
export function useAfterPress() {
  const isPressed = useRef(false)

  useEffect(() => {
    const press = () => (isPressed.current = true)
    const release = () => (isPressed.current = false)
    addEventListener('mousedown', press, true)
    addEventListener('mouseup', release, true)
    return () => {
      removeEventListener('mousedown', press, true)
      removeEventListener('mouseup', release, true)
    }
  }, [])

  return (task: () => void) => {
    if (!isPressed.current) return task()
    // The click follows mouseup in the same turn.
    addEventListener('mouseup', () => setTimeout(task), { once: true })
  }
}
