import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import { countAt, decimalsOf, formatFigure } from './headline-figure'
import styles from './count-up.module.css'

export interface Figure {
  number: number
  suffix?: string | undefined
  label: string
}

interface Props {
  figure: Figure
  durationMs: number
  /** Turns true once, when the figure is to count up. */
  start: boolean
}

/**
 * A figure that counts up once. Screen readers get figure and label together and no counting, so the
 * caller hides the label from them.
 */
export function CountUp({ figure: { number, suffix, label }, durationMs, start }: Props) {
  const count = useCountUp(number, durationMs, start)
  const format = { decimals: decimalsOf(number), suffix }
  const final = formatFigure(number, format)
  return (
    <>
      <span className="visually-hidden">{`${final} ${label}`}</span>
      <span className={styles.figure} data-final={final} aria-hidden="true">
        <span className={styles.count}>{formatFigure(count, format)}</span>
      </span>
    </>
  )
}

/** The number to show now: `target`, and from `start` on a count from 0 up to it, unless motion is reduced. */
function useCountUp(target: number, durationMs: number, start: boolean) {
  const [count, setCount] = useState(target)

  useEffect(() => {
    if (!start || prefersReducedMotion()) return

    const startedAt = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      const elapsedMs = now - startedAt
      setCount(countAt(target, elapsedMs, durationMs))
      if (elapsedMs < durationMs) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [target, durationMs, start])

  return count
}
