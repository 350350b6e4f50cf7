import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import { figureAt, type Figure } from './headline-figure'
import styles from './count-up.module.css'

interface Props {
  figure: Figure
  /** Turns true once, when the figure is to count up. */
  start: boolean
  className: string | undefined
}

/** A figure that counts up once, and its label. Screen readers get both together and no counting. */
export function CountUp({ figure, start, className }: Props) {
  const progress = useProgress(figure.duration, start)
  const final = figureAt(figure, 1)
  return (
    <>
      <div className={`display-3 ${className}`}>
        <span className="visually-hidden">{`${final} ${figure.label}`}</span>
        <span className={styles.figure} data-final={final} translate="no" aria-hidden="true">
          <span className={styles.count}>{figureAt(figure, progress)}</span>
        </span>
      </div>
      <div className="label" aria-hidden="true">
        {figure.label}
      </div>
    </>
  )
}

/** 1, and from `start` on, unless motion is reduced, the part of the duration that is over, from 0 to 1. */
function useProgress(durationMs: number, start: boolean) {
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    if (!start || prefersReducedMotion()) return

    const startedAt = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      // The first frame may have begun before the effect.
      const passed = Math.max(0, (now - startedAt) / durationMs)
      setProgress(Math.min(passed, 1))
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [durationMs, start])

  return progress
}
