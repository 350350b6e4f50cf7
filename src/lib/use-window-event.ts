import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `listener`, as it is in the latest render, for each event of a type that reaches the window: by bubbling, or with
 * `capture` on its way to any element.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    addEventListener(type, listen, capture)
    return () => removeEventListener(type, listen, capture)
  }, [type, capture])
}
