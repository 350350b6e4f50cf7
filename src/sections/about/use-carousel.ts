import { useEffect, useState, type RefObject } from 'react'
import { REDUCED_MOTION } from '../../lib/media-queries'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

interface State {
  index: number
  outgoing?: number
  direction?: 'forward' | 'back'
  /** A new React key restarts the timer. 0 before hydration. */
  timerKey: number
  isAnnounced: boolean
}

const START: State = { index: 0, timerKey: 0, isAnnounced: false }

export type CarouselState = ReturnType<typeof useCarousel>

/** Returns the carousel's state and functions. The slides wrap around at both ends. */
export function useCarousel(count: number, slidesAreaRef: RefObject<Element | null>) {
  const [state, setState] = useState(START)
  const [wantsPause, setWantsPause] = useState<boolean>()
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const isPaused = wantsPause ?? wantsLessMotion
  const isTimerStopped = !useIsOnScreen(slidesAreaRef) || isPaused

  // The timer starts with the script: an animation that ended before it would advance nothing.
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page has no timer.
  useEffect(() => setState((from) => ({ ...from, timerKey: from.timerKey + 1 })), [])

  const show = (next: (index: number) => number, isAnnounced = true) =>
    setState((from) => {
      const target = next(from.index)
      const restarted = { ...from, timerKey: from.timerKey + 1, isAnnounced }
      if (target === from.index) return restarted
      return {
        ...restarted,
        index: (target + count) % count,
        outgoing: from.index,
        direction: target < from.index ? 'back' : 'forward',
      }
    })

  return {
    ...state,
    isPaused,
    isTimerStopped,
    togglePause: () => setWantsPause(!isPaused),
    stateOf(index: number) {
      if (index === state.index) return 'current'
      return index === state.outgoing ? 'outgoing' : 'hidden'
    },
    onFocus: () => setState((from) => ({ ...from, isAnnounced: true })),
    showPrevious: () => show((index) => index - 1),
    showNext: () => show((index) => index + 1),
    showAt: (target: number) => show(() => target),
    onTimerEnd() {
      // Screenshot tools finish paused animations.
      if (!isTimerStopped) show((index) => index + 1, false)
    },
  }
}
