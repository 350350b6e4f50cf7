import { useEffect, useState } from 'react'
import { countAt } from './figure'
import { prefersReducedMotion } from '../../lib/browser'

interface Options {
  target: number
  durationMs: number
  /** Turns true once. */
  isRunning: boolean
}

/**
 * The number to show now: the target until `isRunning` turns true, then a count from 0 up to it.
 * Visitors who ask for reduced motion keep the target.
 */
export function useCountUp({ target, durationMs, isRunning }: Options) {
  const [count, setCount] = useState(target)

  useEffect(() => {
    if (!isRunning || prefersReducedMotion()) return

    const startedAt = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      const elapsedMs = now - startedAt
      setCount(countAt(target, elapsedMs, durationMs))
      if (elapsedMs < durationMs) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [target, durationMs, isRunning])

  return isRunning ? count : target
}
