import { useEffect, useRef } from 'react'
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
  const count = useRef<HTMLSpanElement>(null)
  const final = figureAt(figure, 1)

  useEffect(() => {
    if (!start || prefersReducedMotion()) return

    const startedAt = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      // The first frame may have begun before the effect.
      const progress = Math.min(Math.max(0, (now - startedAt) / figure.duration), 1)
      // Not a state: React would render in every frame. It never writes this text again, since `final` stays the same.
      count.current!.textContent = figureAt(figure, progress)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [figure, start])

  return (
    <>
      <div className={`display-3 ${className}`}>
        <span className="visually-hidden">{`${final} ${figure.label}`}</span>
        <span className={styles.figure} data-final={final} translate="no" aria-hidden="true">
          <span ref={count} className={styles.count}>
            {final}
          </span>
        </span>
      </div>
      <div className="label" aria-hidden="true">
        {figure.label}
      </div>
    </>
  )
}
