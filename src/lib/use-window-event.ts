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
    // A listener that cannot prevent the default does not hold up the scroll.
    const options = { passive: !type.startsWith('site:'), capture }
    addEventListener(type, listen, options)
    return () => removeEventListener(type, listen, options)
  }, [type, capture])
}
