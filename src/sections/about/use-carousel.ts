import { useEffect, useState, type RefObject } from 'react'
import { REDUCED_MOTION } from '../../lib/media-queries'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

interface State {
  index: number
  outgoingIndex?: number
  direction?: 'forward' | 'back'
  /** A new React key remounts the timer element, which restarts the element's CSS animation. */
  timerKey: number
  isAnnounced: boolean
}

const INITIAL_STATE: State = { index: 0, timerKey: 0, isAnnounced: false }

export type CarouselState = ReturnType<typeof useCarousel>

/** After the last slide, the carousel continues with the first slide. */
export function useCarousel(count: number, slidesAreaRef: RefObject<Element | null>) {
  const [state, setState] = useState(INITIAL_STATE)
  const [pauseChoice, setPauseChoice] = useState<boolean>()
  const prefersReducedMotion = useMedia(REDUCED_MOTION)
  const isPaused = pauseChoice ?? prefersReducedMotion
  const isTimerStopped = !useIsOnScreen(slidesAreaRef) || isPaused

  // oxlint-disable-next-line react/set-state-in-effect -- React would miss an `animationend` event before hydration.
  useEffect(() => setState((current) => ({ ...current, timerKey: current.timerKey + 1 })), [])

  const show = (targetOf: (index: number) => number, isAnnounced = true) =>
    setState((current) => {
      const target = targetOf(current.index)
      const restarted = { ...current, timerKey: current.timerKey + 1, isAnnounced }
      if (target === current.index) return restarted
      return {
        ...restarted,
        index: (target + count) % count,
        outgoingIndex: current.index,
        direction: target < current.index ? 'back' : 'forward',
      }
    })

  return {
    ...state,
    isPaused,
    isTimerStopped,
    togglePause: () => setPauseChoice(!isPaused),
    slideState(index: number) {
      if (index === state.index) return 'current'
      return index === state.outgoingIndex ? 'outgoing' : 'hidden'
    },
    onFocus: () => setState((current) => ({ ...current, isAnnounced: true })),
    showPrevious: () => show((index) => index - 1),
    showNext: () => show((index) => index + 1),
    showAt: (target: number) => show(() => target),
    onTimerEnd() {
      // Ignores the end of a paused animation, because screenshot tools finish paused animations.
      if (!isTimerStopped) show((index) => index + 1, false)
    },
  }
}
