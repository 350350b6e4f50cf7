import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `listener`, as it is in the latest render, for each event of a type that reaches the window: by bubbling, or with
 * `capture` on its way to any element. With `passive`, it cannot prevent the default, and so does not hold up a scroll.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { capture, passive }: Pick<AddEventListenerOptions, 'capture' | 'passive'> = {},
) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    const options = { capture, passive }
    addEventListener(type, listen, options)
    return () => removeEventListener(type, listen, options)
  }, [type, capture, passive])
}
