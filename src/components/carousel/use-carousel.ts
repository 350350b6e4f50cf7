import { useEffect, useState } from 'react'

interface Position {
  index: number
  /** The index of the slide shown before. */
  previous: number | undefined
  direction: 'forward' | 'back' | undefined
  /** Counts the choices. Each starts the timer again, even if the slide stays the same. */
  generation: number
}

const START: Position = { index: 0, previous: undefined, direction: undefined, generation: 0 }

/** Which of `count` slides is shown. Beyond the last comes the first, and vice versa. */
export function useCarousel(count: number) {
  const [position, setPosition] = useState(START)
  const [isByVisitor, setByVisitor] = useState(false)

  // The timer starts with the script: an animation that ended before it would advance nothing.
  useEffect(() => setPosition((from) => ({ ...from, generation: from.generation + 1 })), [])

  /** Shows the slide at the index that `next` returns. */
  function show(next: (index: number) => number, isByVisitor = true) {
    setByVisitor(isByVisitor)
    setPosition((from) => {
      const generation = from.generation + 1
      const target = next(from.index)
      if (target === from.index) return { ...from, generation }
      return {
        index: (target + count) % count,
        previous: from.index,
        direction: target < from.index ? 'back' : 'forward',
        generation,
      }
    })
  }

  return {
    ...position,
    /** Whether the visitor chose the slide: then it is announced. */
    isByVisitor,
    /** The visitor has come to the slides. */
    enter: () => setByVisitor(true),
    showPrevious: () => show((index) => index - 1),
    showNext: () => show((index) => index + 1),
    showAt: (target: number) => show(() => target),
    advance: () => show((index) => index + 1, false),
  }
}
