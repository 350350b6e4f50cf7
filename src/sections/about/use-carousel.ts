import { useEffect, useState } from 'react'
import { REDUCED_MOTION } from '../../lib/browser'
import { useMedia } from '../../lib/use-media'

interface Position {
  index: number
  /** The index of the slide shown before. */
  previous?: number
  direction?: 'forward' | 'back'
  /** Counts the choices. Each starts the timer again, even if the slide stays the same. */
  generation: number
  /** Whether screen readers announce the slide: the visitor has come to the slides, or chose it. */
  isAnnounced: boolean
}

/** Which of `count` slides is shown, and whether it stays. Beyond the last comes the first, and vice versa. */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<Position>({
    index: 0,
    generation: 0,
    isAnnounced: false,
  })
  const [wantsPause, setWantsPause] = useState<boolean>()
  const wantsLessMotion = useMedia(REDUCED_MOTION)

  // The timer starts with the script: an animation that ended before it would advance nothing.
  useEffect(() => setPosition((from) => ({ ...from, generation: from.generation + 1 })), [])

  /** Shows the slide at the index that `next` returns. */
  const show = (next: (index: number) => number, isAnnounced = true) =>
    setPosition((from) => {
      const target = next(from.index)
      const restarted = { ...from, generation: from.generation + 1, isAnnounced }
      if (target === from.index) return restarted
      return {
        ...restarted,
        index: (target + count) % count,
        previous: from.index,
        direction: target < from.index ? 'back' : 'forward',
      }
    })

  return {
    ...position,
    isPaused: wantsPause ?? wantsLessMotion,
    togglePause: () => setWantsPause((wants) => !(wants ?? wantsLessMotion)),
    stateOf(index: number) {
      if (index === position.index) return 'current'
      return index === position.previous ? 'leaving' : 'waiting'
    },
    /** The visitor has come to the slides. */
    onVisitorFocus: () => setPosition((from) => ({ ...from, isAnnounced: true })),
    showPrevious: () => show((index) => index - 1),
    showNext: () => show((index) => index + 1),
    showAt: (target: number) => show(() => target),
    advanceByTimer: () => show((index) => index + 1, false),
  }
}
