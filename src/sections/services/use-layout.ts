import { useSyncExternalStore } from 'react'

/** Where the pinned stage fits; the style sheet asks the same. In em, so that it grows with the text. */
const STAGE = '(scripting: enabled) and (min-width: 48em) and (min-height: 42.5em)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(STAGE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for the pinned stage now. In the browser only. */
export const hasStage = () => matchMedia(STAGE).matches

/** Whether the window has room for the pinned stage, or has the plain list. */
export const useHasStage = () => useSyncExternalStore(subscribe, hasStage, () => false)
