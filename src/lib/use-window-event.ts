import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `listener`, as it is in the latest render, for each event of a type that reaches the window. With `passive`, it
 * cannot prevent the default, and so does not hold up a scroll.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { passive }: Pick<AddEventListenerOptions, 'passive'> = {},
) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    addEventListener(type, listen, { passive })
    return () => removeEventListener(type, listen)
  }, [type, passive])
}
