import { useEffect, useEffectEvent } from 'react'

/**
 * Calls the latest `listener` for each event on the window. A `passive` listener doesn't block scrolling, because
 * passive listeners can't prevent the default.
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
