import { useMedia } from '../../lib/use-media'

/** Where the pinned stage fits; the style sheets ask the same. In em, so that it grows with the text. */
export const STAGE = '(scripting: enabled) and (min-width: 48em) and (min-height: 42.5em)'

/** Whether the window has room for the pinned stage now. In the browser only. */
export const hasStage = () => matchMedia(STAGE).matches

/** Whether the window has room for the pinned stage, or has the plain list. */
export const useHasStage = () => useMedia(STAGE)
