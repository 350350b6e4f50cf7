import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `listener`. A `passive` listener doesn't block scrolling. */
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
