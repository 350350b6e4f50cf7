import { useEffect, useState, type RefObject } from 'react'
import { REDUCED_MOTION } from '../../lib/media-queries'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

interface State {
  /** The slide that is shown, counted from 0. */
  index: number
  /** The index of the slide that it has replaced. */
  outgoing?: number
  direction?: 'forward' | 'back'
  /** The React key of the timer: a new one starts it again, even if the slide stays the same. 0 before hydration. */
  timerKey: number
  /** Whether screen readers announce the slide: the visitor has come to the slides, or chose it. */
  isAnnounced: boolean
}

const START: State = { index: 0, timerKey: 0, isAnnounced: false }

export type CarouselState = ReturnType<typeof useCarousel>

/** Which of `count` slides is shown, and whether it stays. Beyond the last comes the first, and vice versa. */
export function useCarousel(count: number, slidesAreaRef: RefObject<Element | null>) {
  const [state, setState] = useState(START)
  const [wantsPause, setWantsPause] = useState<boolean>()
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const isPaused = wantsPause ?? wantsLessMotion
  const isTimerStopped = !useIsOnScreen(slidesAreaRef) || isPaused

  // The timer starts with the script: an animation that ended before it would advance nothing.
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page has no timer.
  useEffect(() => setState((from) => ({ ...from, timerKey: from.timerKey + 1 })), [])

  /** Shows the slide at the index that `next` returns. */
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
    /** The outgoing slide stays beneath the current one while that covers it. */
    stateOf(index: number) {
      if (index === state.index) return 'current'
      return index === state.outgoing ? 'outgoing' : 'hidden'
    },
    /** The visitor has come to the slides. */
    onFocus: () => setState((from) => ({ ...from, isAnnounced: true })),
    showPrevious: () => show((index) => index - 1),
    showNext: () => show((index) => index + 1),
    showAt: (target: number) => show(() => target),
    onTimerEnd() {
      // Tools finish paused animations before they take a screenshot.
      if (!isTimerStopped) show((index) => index + 1, false)
    },
  }
}
